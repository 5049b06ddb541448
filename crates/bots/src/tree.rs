//! The search tree: the actions tried in worlds that the seat cannot tell apart.

use table::Seat;

/// The number of a node.
pub(crate) type NodeId = u32;

/// The maximum number of nodes in a tree, which keeps it far below 256 MB.
const MOST: usize = 2_000_000;

/// A node: an action that was tried after the actions on the path to it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TreeNode<A> {
    pub(crate) seat: Seat,
    pub(crate) action: A,
    /// How often it was taken.
    pub(crate) visits: u32,
    /// How often it could have been taken.
    pub(crate) legal: u32,
    /// The sum of its seat's rewards.
    pub(crate) sum: f32,
    child: Option<NodeId>,
    sibling: Option<NodeId>,
}

impl<A> TreeNode<A> {
    /// Its seat's average reward.
    pub(crate) fn mean(&self) -> f32 {
        self.sum / self.visits.max(1) as f32
    }

    /// The next older child of its parent.
    pub(crate) fn sibling(&self) -> Option<NodeId> {
        self.sibling
    }
}

/// Nodes by number. The children of a node are actions of the seat that decides there, or of several seats in a secret
/// simultaneous choice.
pub(crate) struct Tree<A> {
    nodes: Vec<TreeNode<A>>,
    /// Where the search begins.
    root: NodeId,
}

impl<A: Copy + Eq> Tree<A> {
    /// A tree with only a root. The root's action is never read.
    pub(crate) fn new(seat: Seat, action: A) -> Tree<A> {
        let root = TreeNode { seat, action, visits: 0, legal: 0, sum: 0.0, child: None, sibling: None };
        Tree { nodes: vec![root], root: 0 }
    }

    /// Where the search begins.
    pub(crate) fn root(&self) -> NodeId {
        self.root
    }

    /// Makes this node the root.
    pub(crate) fn go_on(&mut self, from: NodeId) {
        self.root = from;
    }

    /// The actions of this seat that were tried at the root.
    pub(crate) fn options(&self, seat: Seat) -> impl Iterator<Item = NodeId> {
        let children = std::iter::successors(self.first(self.root), |id| self.node(*id).sibling());
        children.filter(move |id| self.node(*id).seat == seat)
    }

    pub(crate) fn node(&self, id: NodeId) -> &TreeNode<A> {
        &self.nodes[id as usize]
    }

    pub(crate) fn node_mut(&mut self, id: NodeId) -> &mut TreeNode<A> {
        &mut self.nodes[id as usize]
    }

    /// The newest child of a node.
    pub(crate) fn first(&self, id: NodeId) -> Option<NodeId> {
        self.node(id).child
    }

    /// Adds a child; `None` when the tree is full.
    pub(crate) fn grow(&mut self, parent: NodeId, seat: Seat, action: A) -> Option<NodeId> {
        if self.nodes.len() == MOST {
            return None;
        }
        let id = self.nodes.len() as NodeId;
        let sibling = self.node_mut(parent).child.replace(id);
        self.nodes.push(TreeNode { seat, action, visits: 0, legal: 1, sum: 0.0, child: None, sibling });
        Some(id)
    }
}
