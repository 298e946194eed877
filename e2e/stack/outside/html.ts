const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as a page shows it. */
export const shown = (text: string): string => text.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter)

const STYLE = `body{font:16px/1.5 system-ui;max-width:28rem;margin:2rem auto;padding:0 1rem}
button{font:inherit;padding:.75rem 1rem;margin:.25rem 0;width:100%}
fieldset{border:1px solid #999;border-radius:8px;margin:1rem 0}
label{display:block;padding:.5rem 0}`

/** A page of a stand-in. */
export const page = (title: string, body: string): string => `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`
