import {
  alternate,
  cell,
  oldTextBox,
  paragraph,
  row,
  run,
  solid,
  styles,
  table,
  textBox,
  WORD,
  type WordAdditions,
  xml,
} from "./word-file.ts";

type Hide = (words: string) => WordAdditions;

const inRun =
  (properties: string): Hide =>
  (words) => ({ body: paragraph(run(words, properties)) });
const inParagraph =
  (properties: string, ofRun = ""): Hide =>
  (words) => ({ body: paragraph(run(words, ofRun), properties) });
const inHeader =
  (section: string): Hide =>
  (words) => ({
    section,
    related: {
      "word/header1.xml": { type: "header", xml: `<w:hdr ${WORD}>${paragraph(run(words))}</w:hdr>` },
    },
  });
const inRows =
  (make: (words: string) => string, properties = ""): Hide =>
  (words) => ({ body: table(make(words), properties) });
const box =
  (options: Parameters<typeof textBox>[1], ofRun = ""): Hide =>
  (words) => ({ body: textBox(run(words, ofRun), options) });

const DARK = '<w:shd w:val="clear" w:fill="000000"/>';
const BLACK = '<w:color w:val="000000"/>';
const MATHS = "http://schemas.openxmlformats.org/officeDocument/2006/math";
const WHITE = '<w:color w:val="FFFFFF"/>';

const SIZE: [string, Hide][] = [
  ["text of 1.5 points", inRun('<w:sz w:val="3"/>')],
  ["text of 1 point", inRun('<w:sz w:val="2"/>')],
  ["text of 3.5 points", inRun('<w:sz w:val="7"/>')],
  [
    "letters of 1.5 points, each a run of its own",
    (words) => ({ body: paragraph([...words].map((letter) => run(letter, '<w:sz w:val="3"/>')).join("")) }),
  ],
  ["a size for complex scripts", inRun('<w:cs/><w:szCs w:val="3"/>')],
  ["letters at 1% of their width", inRun('<w:w w:val="1"/>')],
  ["a run squeezed into a point", inRun('<w:fitText w:val="20"/>')],
  ["letters on top of one another", inRun('<w:spacing w:val="-200"/>')],
  ["text raised by 1,500 points", inRun('<w:position w:val="3000"/>')],
  ["text lowered by 1,500 points", inRun('<w:position w:val="-3000"/>')],
  ["lines of a twentieth of a point", inParagraph('<w:spacing w:line="1" w:lineRule="exact"/>')],
  ["raised text of 4 points", inRun('<w:sz w:val="8"/><w:vertAlign w:val="superscript"/>')],
];

const COLOUR: [string, Hide][] = [
  ["hidden text", inRun("<w:vanish/>")],
  ["white text", inRun(WHITE)],
  [
    "a white formula",
    (words) => ({
      body: paragraph(
        `<m:oMath xmlns:m="${MATHS}"><m:r><w:rPr>${WHITE}</w:rPr><m:t>${xml(words)}</m:t></m:r></m:oMath>`,
      ),
    }),
  ],
  ["F7F7F7", inRun('<w:color w:val="F7F7F7"/>')],
  ["yellow on white", inRun('<w:color w:val="FFFF00"/>')],
  ["FAFAFA", inRun('<w:color w:val="FAFAFA"/>')],
  ["the theme's background", inRun('<w:color w:val="000000" w:themeColor="background1"/>')],
  ["a tint of the theme's text", inRun('<w:color w:val="000000" w:themeColor="text1" w:themeTint="08"/>')],
  ["black on black", inRun(`${BLACK}${DARK}`)],
  ["black on a black highlight", inRun(`${BLACK}<w:highlight w:val="black"/>`)],
  ["an automatic colour on a black highlight", inRun('<w:highlight w:val="black"/>')],
  ["black in a black paragraph", inParagraph(DARK, BLACK)],
  ["white on FFFFFE", inRun(`${WHITE}<w:shd w:val="clear" w:fill="FFFFFE"/>`)],
  ["black on a black pattern", inRun(`${BLACK}<w:shd w:val="solid" w:color="000000" w:fill="FFFFFF"/>`)],
  ["letters without a fill", inRun("<w14:textFill><w14:noFill/></w14:textFill>")],
  [
    "letters that let 97% through",
    inRun(
      '<w14:textFill><w14:solidFill><w14:srgbClr w14:val="000000"><w14:alpha w14:val="97000"/></w14:srgbClr></w14:solidFill></w14:textFill>',
    ),
  ],
  [
    "a style of white characters",
    (words) => ({
      body: paragraph(run(words, '<w:rStyle w:val="Pale"/>')),
      related: styles(`<w:style w:type="character" w:styleId="Pale"><w:rPr>${WHITE}</w:rPr></w:style>`),
    }),
  ],
  [
    "a style of hidden paragraphs",
    (words) => ({
      body: paragraph(run(words), '<w:pStyle w:val="Gone"/>'),
      related: styles('<w:style w:type="paragraph" w:styleId="Gone"><w:rPr><w:vanish/></w:rPr></w:style>'),
    }),
  ],
  [
    "a colour of the page",
    (words) => ({
      body: paragraph(run(words, '<w:color w:val="CC0000"/>')),
      head: '<w:background w:color="CC0000"/>',
      related: {
        "word/settings.xml": { type: "settings", xml: "<w:settings><w:displayBackgroundShape/></w:settings>" },
      },
    }),
  ],
  ["black in a black cell", inRows((words) => row(cell(paragraph(run(words, BLACK)), DARK)))],
  [
    "white by a table's style",
    (words) => ({
      body: table(row(cell(paragraph(run(words)))), '<w:tblStyle w:val="Plain"/><w:tblLook w:firstRow="1"/>'),
      related: styles(
        `<w:style w:type="table" w:styleId="Plain"><w:tblStylePr w:type="firstRow"><w:rPr>${WHITE}</w:rPr></w:tblStylePr></w:style>`,
      ),
    }),
  ],
  ["white in a white text box", box({ fill: solid("FFFFFF") }, WHITE)],
  ["navy in a navy text box", box({ fill: solid("000080") }, '<w:color w:val="000080"/>')],
  ["white in an empty old box", (words) => ({ body: oldTextBox(run(words, WHITE), "width:200pt;height:50pt") })],
];

const PLACE: [string, Hide][] = [
  ["an indent of -99999", inParagraph('<w:ind w:left="-99999"/>')],
  ["an indent beyond the page", inParagraph('<w:ind w:left="20000"/>')],
  ["an indent of -90 characters", inParagraph('<w:ind w:leftChars="-9000"/>')],
  ["an indent of -90 characters from the start", inParagraph('<w:ind w:startChars="-9000" w:left="0"/>')],
  ["a first line 2,000 characters to the left", inParagraph('<w:ind w:firstLineChars="-200000"/>')],
  ["a first line hanging out by 2,000 characters", inParagraph('<w:ind w:hangingChars="200000"/>')],
  ["a first line far to the left", inParagraph('<w:ind w:firstLine="-400000"/>')],
  ["lined up right beyond the page", inParagraph('<w:ind w:right="-99999"/><w:jc w:val="right"/>')],
  [
    "a frame beside the page",
    inParagraph('<w:framePr w:w="4000" w:hAnchor="page" w:vAnchor="page" w:x="-9000" w:y="100"/>'),
  ],
  [
    "a frame below the page",
    inParagraph('<w:framePr w:w="4000" w:hAnchor="page" w:vAnchor="page" w:x="100" w:y="30000"/>'),
  ],
  ["a text box beside the page", box({ x: -2_000 })],
  ["a text box below the page", box({ y: 3_000 })],
  ["a text box of a point", box({ width: 1, height: 1 })],
  ["a hidden text box", box({ hidden: true })],
  [
    "an old text box beside the page",
    (words) => ({ body: oldTextBox(run(words), "position:absolute;margin-left:-5000pt;width:200pt;height:50pt") }),
  ],
  ["a hidden old text box", (words) => ({ body: oldTextBox(run(words), "width:200pt;height:50pt;visibility:hidden") })],
  ["a deleted table row", inRows((words) => row(cell(paragraph(run(words))), '<w:del w:id="1"/>'))],
  [
    "a cell of a twentieth of a point",
    inRows(
      (words) => row(cell(paragraph(run(words)), '<w:tcW w:w="1" w:type="dxa"/>')),
      '<w:tblLayout w:type="fixed"/>',
    ),
  ],
  ["a deleted cell", inRows((words) => row(cell(paragraph(run(words)), '<w:cellDel w:id="1"/>')))],
  ["a hidden table row", inRows((words) => row(cell(paragraph(run(words))), "<w:hidden/>"))],
  [
    "a table row of a point",
    inRows((words) => row(cell(paragraph(run(words))), '<w:trHeight w:val="20" w:hRule="exact"/>')),
  ],
  [
    "a cell merged into the one above",
    (words) => ({
      body: table(
        row(cell(paragraph(""), '<w:vMerge w:val="restart"/>')) + row(cell(paragraph(run(words)), "<w:vMerge/>")),
      ),
    }),
  ],
  ["a table beside the page", inRows((words) => row(cell(paragraph(run(words)))), '<w:tblInd w:w="-60000"/>')],
];

/** Marks of a field around its code and its result. */
const field = (code: string, result: string) => [mark("begin"), code, mark("separate"), result, mark("end")].join("");
const mark = (kind: string) => `<w:r><w:fldChar w:fldCharType="${kind}"/></w:r>`;
const code = (text: string) => `<w:r><w:instrText>${text}</w:instrText></w:r>`;
const inField =
  (make: (words: string) => string): Hide =>
  (words) => ({ body: paragraph(make(run(words))) });

/** In a section of its own, before the last one. */
const inSection =
  (section: string): Hide =>
  (words) => ({ body: paragraph("", "<w:sectPr/>") + paragraph(run(words), `<w:sectPr>${section}</w:sectPr>`) });

const FIELDS: [string, Hide][] = [
  ["text in the code of a field", inField((words) => field(code(' QUOTE "x" ') + words, ""))],
  ["text in the code of a field without a result", inField((words) => mark("begin") + words + mark("end"))],
  ["a field in the code of another", inField((words) => field(field(code(" REF x "), words), ""))],
  [
    "a paragraph between the marks of a field's code",
    (words) => ({
      body: paragraph(mark("begin")) + paragraph(run(words)) + paragraph(mark("separate") + mark("end")),
    }),
  ],
  ["the result of a field that sets a value", inField((words) => field(code(" S") + code("ET x "), words))],
  ["a field for a table of contents", inField((words) => `<w:fldSimple w:instr=" TC x ">${words}</w:fldSimple>`)],
  ["a field for an index", inField((words) => `<w:fldSimple w:instr="xe x">${words}</w:fldSimple>`)],
  ["a field for another document", inField((words) => `<w:fldSimple w:instr="RD x">${words}</w:fldSimple>`)],
];

const SECTIONS: [string, Hide][] = [
  ["a page of a twentieth of a point", inSection('<w:pgSz w:w="1" w:h="1"/>')],
  ["a left margin beyond the page", inSection('<w:pgMar w:left="-30000"/>')],
  ["an upper margin beyond the page", inSection('<w:pgMar w:top="-99999"/>')],
  ["a column of a twentieth of a point", inSection('<w:cols w:equalWidth="0"><w:col w:w="1"/></w:cols>')],
];

const PARTS: [string, Hide][] = [
  ["a header that nothing refers to", inHeader("<w:pgSz/>")],
  ["a header for first pages where there are none", inHeader('<w:headerReference w:type="first" r:id="header1"/>')],
  ["a header for even pages where there are none", inHeader('<w:headerReference w:type="even" r:id="header1"/>')],
  [
    "a header in a part without relationship",
    (words) => ({
      related: { "word/styles.xml": { type: "styles", xml: "<w:styles/>" } },
      parts: { "word/header7.xml": `<w:hdr ${WORD}>${paragraph(run(words))}</w:hdr>` },
    }),
  ],
  ["a choice that Word does not make", (words) => ({ body: paragraph(alternate("zz", run(words), "")) })],
  [
    "a choice in a language that only seems known",
    (words) => ({
      body: paragraph(alternate("wps", run(words), "").replace("<mc:Choice", '<mc:Choice xmlns:wps="urn:nobody"')),
    }),
  ],
  ["a fallback that is not needed", (words) => ({ body: paragraph(alternate("wps", "", run(words))) })],
  ["paragraphs of a choice that Word does not make", (words) => ({ body: alternate("zz", paragraph(run(words)), "") })],
  [
    "a footnote that nothing refers to",
    (words) => ({
      parts: {
        "word/footnotes.xml": `<w:footnotes ${WORD}><w:footnote w:id="5">${paragraph(run(words))}</w:footnote></w:footnotes>`,
      },
    }),
  ],
  [
    "a footnote whose mark is hidden",
    (words) => ({
      body: paragraph('<w:r><w:rPr><w:vanish/></w:rPr><w:footnoteReference w:id="5"/></w:r>'),
      parts: {
        "word/footnotes.xml": `<w:footnotes ${WORD}><w:footnote w:id="5">${paragraph(run(words))}</w:footnote></w:footnotes>`,
      },
    }),
  ],
  [
    "a comment",
    (words) => ({
      parts: {
        "word/comments.xml": `<w:comments ${WORD}><w:comment w:id="0">${paragraph(run(words))}</w:comment></w:comments>`,
      },
    }),
  ],
  [
    "deleted text",
    (words) => ({ body: paragraph(`<w:del w:id="1"><w:r><w:delText>${xml(words)}</w:delText></w:r></w:del>`) }),
  ],
];

/** Places whose words Word never shows, and that no reader takes for text: they act on nothing, and are not listed. */
const UNREAD: [string, Hide][] = [
  ["the code of a field", (words) => ({ body: paragraph(`<w:r><w:instrText>${xml(words)}</w:instrText></w:r>`) })],
  ["alternative text", (words) => ({ body: textBox("").replace('name="Box"', `name="Box" descr="${xml(words)}"`) })],
];

/** Places of a Word file in which no reader sees words: they are listed as hidden. */
export const UNSEEN_IN_WORD: readonly (readonly [string, Hide])[] = [
  ...SIZE,
  ...COLOUR,
  ...PLACE,
  ...FIELDS,
  ...SECTIONS,
  ...PARTS,
];
/** The same, and not even listed. */
export const UNREAD_IN_WORD: readonly (readonly [string, Hide])[] = UNREAD;

const NAVY = '<w:shd w:val="clear" w:fill="1F3864"/>';
const header = (section: string): Hide => inHeader(section);

/** Words in a Word file that look like hidden ones and that every reader sees. */
export const SEEN_IN_WORD: readonly (readonly [string, Hide])[] = [
  ["white on a dark run", inRun(`${WHITE}${NAVY}`)],
  ["white on a dark highlight", inRun(`${WHITE}<w:highlight w:val="darkBlue"/>`)],
  ["white in a dark paragraph", inParagraph(NAVY, WHITE)],
  ["white in a dark cell", inRows((words) => row(cell(paragraph(run(words, WHITE)), NAVY)))],
  [
    "white in the first row of a dark table style",
    (words) => ({
      body: table(row(cell(paragraph(run(words, WHITE)))), '<w:tblStyle w:val="Dark"/><w:tblLook w:val="0020"/>'),
      related: styles(
        `<w:style w:type="table" w:styleId="Dark"><w:tblStylePr w:type="firstRow"><w:tcPr>${NAVY}</w:tcPr></w:tblStylePr></w:style>`,
      ),
    }),
  ],
  ["white in a dark text box", box({ fill: solid("1F3864") }, WHITE)],
  [
    "white in a dark old text box",
    (words) => ({ body: oldTextBox(run(words, WHITE), "width:200pt;height:50pt", 'fillcolor="#1f3864 [1604]"') }),
  ],
  [
    "white letters with a dark outline",
    inRun(
      `${WHITE}<w14:textOutline>${solid("000000").replaceAll("a:", "w14:").replace("val", "w14:val")}</w14:textOutline>`,
    ),
  ],
  ["letters of an automatic colour on black", inRun(`<w:color w:val="auto"/>${DARK}`)],
  ["light grey", inRun('<w:color w:val="767676"/>')],
  ["silver", inRun('<w:color w:val="BFBFBF"/>')],
  ["orange", inRun('<w:color w:val="FFC000"/>')],
  ["green on red of the same lightness", inRun('<w:color w:val="009000"/><w:shd w:val="clear" w:fill="E00000"/>')],
  ["yellow on blue", inRun('<w:color w:val="FFFF00"/><w:shd w:val="clear" w:fill="0000FF"/>')],
  ["small print of 4.5 points", inRun('<w:sz w:val="9"/>')],
  ["raised text of 5 points", inRun('<w:sz w:val="10"/><w:vertAlign w:val="superscript"/>')],
  ["letters at 80% of their width", inRun('<w:w w:val="80"/><w:spacing w:val="-10"/>')],
  ["text raised by 6 points", inRun('<w:position w:val="12"/>')],
  ["text hidden on the web only", inRun("<w:webHidden/>")],
  ["an indent into the margin", inParagraph('<w:ind w:left="-720" w:hanging="360"/>')],
  ["lines of exactly 9 points", inParagraph('<w:spacing w:line="180" w:lineRule="exact"/>')],
  ["a frame on the page", inParagraph('<w:framePr w:w="4000" w:hAnchor="page" w:x="1000" w:y="1000"/>')],
  ["an indent of two characters", inParagraph('<w:ind w:leftChars="200" w:left="420" w:firstLineChars="100"/>')],
  ["an automatic colour on a yellow highlight", inRun('<w:highlight w:val="yellow"/>')],
  ["the result of a field", inField((words) => field(code(" QUOTE x "), words))],
  ["a field in the result of another", inField((words) => field(code(" IF x "), field(code(" REF x "), words)))],
  ["what follows a field that shows nothing", inField((words) => field(code(" SET x "), "") + words)],
  [
    "a field whose marks were deleted",
    inField((words) => `<w:del w:id="1">${mark("begin")}</w:del>${words}<w:del w:id="2">${mark("end")}</w:del>`),
  ],
  ["a simple field", inField((words) => `<w:fldSimple w:instr=" TITLE ">${words}</w:fldSimple>`)],
  ["two columns", inSection('<w:cols w:num="2" w:equalWidth="0"><w:col w:w="1"/><w:col w:w="4000"/></w:cols>')],
  ["columns of the same width", inSection('<w:cols w:num="2" w:space="720"/>')],
  ["a text box on the page", box({})],
  [
    "a choice that Word makes, and its fallback",
    (words) => ({ body: paragraph(alternate("wps", run(words), run(words))) }),
  ],
  ["a fallback that Word needs", (words) => ({ body: paragraph(alternate("zz", "", run(words))) })],
  ["a header that the section refers to", header('<w:headerReference w:type="default" r:id="header1"/>')],
  ["a header of a first page", header('<w:titlePg/><w:headerReference w:type="first" r:id="header1"/>')],
];
