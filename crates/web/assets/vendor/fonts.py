#!/usr/bin/env python3
"""Makes the fonts of the pages, and `../fonts.css`: their faces, and the stand-ins used until they have loaded.

    python3 -m venv /tmp/fonts && /tmp/fonts/bin/pip install fonttools==4.68.0 brotli==1.2.1
    /tmp/fonts/bin/python crates/web/assets/vendor/fonts.py

It needs npm, and the Debian packages fonts-dejavu-core, fonts-liberation and fonts-noto-core, whose fonts are measured.
"""

import base64, hashlib, io, json, os, pathlib, re, subprocess, tarfile, tempfile
from fontTools.merge import Merger
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

HERE = pathlib.Path(__file__).parent
ROOT = HERE.parents[3]
SYSTEM = pathlib.Path(os.environ.get("FONTS", "/usr/share/fonts/truetype"))

# Family, package, version, weights that the stylesheets use, and the prefix for the names of its stand-ins.
FAMILIES = {
    "text": ("Nunito Sans", "nunito-sans", "5.3.0", [400, 600, 700], "Text"),
    "slab": ("Bitter", "bitter", "5.3.0", [600, 700], "Slab"),
}
INTEGRITY = {
    "nunito-sans": "sha512-Vk1PSfckNDwgw2yGcsvJP3o/0zEW8Rp6KzbD8Ql/6iRHQshnhhAjt+cSIfAUyp5vQuSlleGHFW2LfYaaex0diw==",
    "bitter": "sha512-TNGusdX+fjWE2b8pTG7kH1A615DbjjSj8/PwVm+iyiFiLFtioHXt6eH5jIFE2kmiA3Ogp03jEyZDsukotzC+4Q==",
}

# The letters of German, English, French and Dutch, and all other signs of texts and drawings; further Latin letters
# occur only in names.
LATIN = [*range(0x20, 0x7F), *range(0xA0, 0x100), *map(ord, "ıŒœŸẞ–—‘’‚“”„•…‹›€−↓")]
FURTHER = [c for c in [*range(0x100, 0x180), 0x218, 0x219, 0x21A, 0x21B] if c not in LATIN]

# Signs that no font in the packages has. Points are in thousandths of the em, around the height of a sign such as +.
DRAWN = {
    "→": (900, [(60, 35), (480, 35), (480, 190), (840, 0), (480, -190), (480, -35), (60, -35)]),
    "↓": (560, [(245, 340), (245, -80), (90, -80), (280, -440), (470, -80), (315, -80), (315, 340)]),
    "▸": (560, [(90, 240), (480, 0), (90, -240)]),
    "▾": (560, [(40, 200), (520, 200), (280, -190)]),
    "★": (920, [(460, 430), (566, 146), (869, 133), (631, -56), (713, -347), (460, -180), (207, -347), (289, -56),
                (51, 133), (354, 146)]),
    "\u202f": (200, []),
}
SAME = {"✕": "×", "\u2011": "-", "\u00ad": "-"}

# System fonts: their names, and a file with the same widths (Liberation matches Arial and Times, Gelasio matches
# Georgia). Windows, macOS and iOS have Arial and Georgia.
LOCAL = {
    "text": {
        "Arial": (["Arial", "Liberation Sans", "Arimo", "Helvetica"], "liberation/LiberationSans-{}.ttf"),
        "Roboto": (["Roboto"], "@fontsource/roboto"),
        "Noto": (["Noto Sans"], "noto/NotoSans-{}.ttf"),
        "DejaVu": (["DejaVu Sans"], "dejavu/DejaVuSans{}.ttf"),
    },
    "slab": {
        "Georgia": (["Georgia", "Gelasio"], "@fontsource/gelasio"),
        "Noto": (["Noto Serif"], "noto/NotoSerif-{}.ttf"),
        "DejaVu": (["DejaVu Serif"], "dejavu/DejaVuSerif{}.ttf"),
        "Times": (["Times New Roman", "Liberation Serif", "Tinos", "Times"], "liberation/LiberationSerif-{}.ttf"),
    },
}


def package(name, version=None):
    """The files of an npm package, by path."""
    with tempfile.TemporaryDirectory() as folder:
        wanted = f"{name}@{version}" if version else name
        told = subprocess.run(["npm", "pack", "--json", wanted], cwd=folder, check=True, capture_output=True).stdout
        packed = pathlib.Path(folder, json.loads(told)[0]["filename"]).read_bytes()
    known = INTEGRITY.get(name.split("/")[1])
    hashed = "sha512-" + base64.b64encode(hashlib.sha512(packed).digest()).decode()
    assert known in (None, hashed), f"{name}: {hashed}"
    with tarfile.open(fileobj=io.BytesIO(packed)) as files:
        return {file.name.removeprefix("package/"): files.extractfile(file).read() for file in files if file.isfile()}


def add_glyph(font, sign, width, points):
    """Adds a sign that looks the same at each weight."""
    em, middle = font["head"].unitsPerEm, font["OS/2"].sCapHeight / 2
    place = lambda x, y: (round(x * em / 1000), round(y * em / 1000 + middle))
    pen = TTGlyphPen(None)
    if points:
        pen.moveTo(place(*points[0]))
        for point in points[1:]:
            pen.lineTo(place(*point))
        pen.closePath()
    name = f"uni{ord(sign):04X}"
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"][name] = pen.glyph()
    left = min((place(x, y)[0] for x, y in points), default=0)
    font["hmtx"][name] = (round(width * em / 1000), left)
    font["gvar"].variations[name] = []
    for table in font["cmap"].tables:
        table.cmap[ord(sign)] = name


def subset(data, family, characters, weights, signs):
    font = TTFont(io.BytesIO(data), recalcTimestamp=False)
    options = Options(
        layout_features=["ccmp", "kern", "locl", "mark", "mkmk", "tnum"], hinting=False, notdef_outline=True,
        name_IDs=[0, 1, 2, 13, 14],
    )
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    font = instantiateVariableFont(font, {"wght": (min(weights), max(weights))})
    # Without these tables, widths between two weights come from `gvar`, which covers the added signs too.
    for table in ["HVAR", "MVAR"]:
        if table in font:
            del font[table]
    for part in [1, 4, 6]:
        font["name"].setName(family.replace(" ", "") if part == 6 else family, part, 3, 1, 0x409)
    if signs:
        known = font.getBestCmap()
        for sign, drawn in DRAWN.items():
            if ord(sign) not in known:
                add_glyph(font, sign, *drawn)
        for sign, same in SAME.items():
            for table in font["cmap"].tables:
                table.cmap[ord(sign)] = known[ord(same)]
    written = io.BytesIO()
    font.flavor = "woff2"
    font.save(written)
    return written.getvalue()


def static(parts, weight):
    """One font of all parts at one weight: the program draws pictures with it, and cannot read `woff2`."""
    instances = []
    for part in parts:
        font = instantiateVariableFont(TTFont(io.BytesIO(part), recalcTimestamp=False), {"wght": weight})
        font.flavor = None
        instances.append(io.BytesIO())
        font.save(instances[-1])
    merged, written = Merger().merge(instances), io.BytesIO()
    merged.recalcTimestamp = False
    merged["head"].created, merged["head"].modified = font["head"].created, font["head"].modified
    merged.save(written)
    return written.getvalue()


def words():
    """All text of the pages from the translation files, repetitions included."""
    files = [*ROOT.glob("crates/look/i18n/*.ftl"), *ROOT.glob("games/*/i18n/*.ftl")]
    values = "\n".join(line.split("=", 1)[-1] for file in sorted(files) for line in file.read_text().splitlines())
    return re.sub(r"\{[^}]*\}|\s+", " ", values)


def width(font, text):
    """The mean width of a character of the text, in em."""
    known, widths = font.getBestCmap(), font["hmtx"]
    found = [widths[known[ord(sign)]][0] for sign in text if ord(sign) in known]
    return sum(found) / len(found) / font["head"].unitsPerEm


def local_font(place, weight):
    if place.startswith("@"):
        name = place.split("/")[1]
        return TTFont(io.BytesIO(package(place)[f"files/{name}-latin-{weight}-normal.woff2"]))
    style = ("-Bold" if weight == 700 else "") if "DejaVu" in place else ("Bold" if weight == 700 else "Regular")
    return TTFont(SYSTEM / place.format(style))


def stand_ins(kind, data, weights, prefix, text):
    """Faces that make system fonts take the same room as ours, one name for each font."""
    for name, (called, place) in LOCAL[kind].items():
        for at, weight in enumerate(weights):
            bold = weight >= 600
            ours = instantiateVariableFont(TTFont(io.BytesIO(data)), {"wght": weight})
            size = width(ours, text) / width(local_font(place, 700 if bold else 400), text)
            em, head = ours["head"].unitsPerEm, ours["hhea"]
            percent = lambda share: f"{round(100 * share, 2):g}%"
            least = weight if at else 1
            most = weights[at + 1] - 1 if at + 1 < len(weights) else 1000
            names = [one for family in called for one in (
                [f"{family} Bold", f"{family.replace(' ', '')}-Bold"] if bold else
                [family, f"{family.replace(' ', '')}-Regular"])]
            local = ", ".join(f'local("{one}")' for one in names)
            yield (
                f'@font-face {{ font-family: "{prefix} by {name}"; font-weight: {least} {most}; '
                f"size-adjust: {percent(size)}; ascent-override: {percent(head.ascent / em / size)}; "
                f"descent-override: {percent(-head.descent / em / size)}; line-gap-override: {percent(head.lineGap / em / size)}; "
                f"src: {local}; }}"
            )


def unicode_range(characters):
    runs = []
    for c in sorted(characters):
        if runs and c == runs[-1][1] + 1:
            runs[-1][1] = c
        else:
            runs.append([c, c])
    return ", ".join(f"U+{a:X}" if a == b else f"U+{a:X}-{b:X}" for a, b in runs)


def write(name, data):
    (HERE / name).write_bytes(data)
    print(f"{name}: {len(data)} bytes, sha256 {hashlib.sha256(data).hexdigest()}")


def main():
    faces, text = [], words()
    for kind, (family, name, version, weights, prefix) in FAMILIES.items():
        files, parts = package(f"@fontsource-variable/{name}", version), []
        (HERE / f"{name}.LICENSE").write_bytes(files["LICENSE"])
        for part, characters in [("latin", LATIN), ("latin-ext", FURTHER)]:
            data = subset(files[f"files/{name}-{part}-wght-normal.woff2"], family, characters, weights, part == "latin")
            own = name if part == "latin" else f"{name}-ext"
            write(f"{own}.woff2", data)
            parts.append(data)
            faces.append(
                f'@font-face {{ font-family: "{family}"; font-weight: {min(weights)} {max(weights)}; font-display: swap; '
                f'src: url("{own}.woff2") format("woff2"); unicode-range: {unicode_range(TTFont(io.BytesIO(data)).getBestCmap())}; }}'
            )
        faces += stand_ins(kind, parts[0], weights, prefix, text)
        if kind == "slab":
            write(f"{name}.ttf", static(parts, max(weights)))
    named = {
        kind: ", ".join([f'"{family}"', *(f'"{prefix} by {name}"' for name in LOCAL[kind])])
        for kind, (family, _, _, _, prefix) in FAMILIES.items()
    }
    (HERE.parent / "fonts.css").write_text(
        "/* The fonts of the pages, and system fonts that take the same room until they have loaded. Made by\n"
        "   vendor/fonts.py. Only --sans and --slab name families. */\n"
        + "\n".join(faces)
        + f"\n:root {{\n  --sans: {named['text']}, sans-serif;\n  --slab: {named['slab']}, serif;\n}}\n"
    )


main()
