interface Letter {
  paragraphs: readonly string[];
  /** Stands after the paragraphs. */
  button?: { label: string; url: string };
  /** In small print at the end. */
  footer: string;
}

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
const withLineBreaks = (text: string) => escapeHtml(text).replace(/\r?\n/g, "<br>");

const BUTTON_STYLE =
  "display:inline-block;padding:12px 20px;border-radius:6px;background:#0b4f6c;color:#ffffff;text-decoration:none;font-weight:600";

function buttonHtml({ label, url }: { label: string; url: string }): string {
  const address = escapeHtml(url);
  return `<p><a href="${address}" style="${BUTTON_STYLE}">${escapeHtml(label)}</a></p>
<p style="font-size:14px">If the button does not work, copy this address into your browser:<br>${address}</p>`;
}

/** Writes a letter as plain text and as HTML without pictures, scripts or tracking. All text is taken literally. */
export function writeLetter({ paragraphs, button, footer }: Letter): { text: string; html: string } {
  const link = button ? [`${button.label}:\n${button.url}`] : [];
  const text = `${[...paragraphs, ...link, `-- \n${footer}`].join("\n\n")}\n`;
  const html = `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1c2733;background:#ffffff">
<div style="max-width:560px;margin:0 auto">
${paragraphs.map((paragraph) => `<p>${withLineBreaks(paragraph)}</p>`).join("\n")}
${button ? buttonHtml(button) : ""}
<p style="font-size:14px;color:#4a5866">${withLineBreaks(footer)}</p>
</div>
</body>
</html>
`;
  return { text, html };
}
