import type { ShownMail } from './mailbox'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const shown = (text: string): string => text.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter)

const STYLE = `body{font:16px/1.5 system-ui;max-width:44rem;margin:2rem auto;padding:0 1rem}
article{border:1px solid #999;border-radius:8px;padding:1rem;margin:1rem 0}
h2{margin:0 0 .5rem;font-size:1.1rem}dl{display:grid;grid-template-columns:auto 1fr;gap:0 1rem;margin:0}
dt{color:#555}dd{margin:0;overflow-wrap:anywhere}pre{white-space:pre-wrap;overflow-wrap:anywhere}`

const fact = (name: string, value: string): string => `<dt>${name}</dt><dd>${shown(value)}</dd>`

function mailHtml({ number, subject, from, recipients, text, attachments }: ShownMail): string {
  const files = attachments.map(({ name, bytes }) => `${name} (${bytes} bytes)`).join(', ')
  return `<article><h2>${shown(subject)}</h2>
<dl>${fact('From', from)}${fact('To', recipients.join(', '))}${fact('Files', files)}</dl>
<pre>${shown(text)}</pre><a href="/__sent/${number}.eml">The whole mail</a></article>`
}

/** The mails as a page, the newest first; nothing in them is markup here. */
export const mailPage = (mails: readonly ShownMail[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mails (${mails.length})</title><style>${STYLE}</style></head>
<body><h1>Mails that were sent</h1>
${mails.length === 0 ? '<p>None yet.</p>' : mails.toReversed().map(mailHtml).join('\n')}
</body></html>`
