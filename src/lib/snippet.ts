const NAMED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const written = (text: string): string => text.replace(/[&<>"']/g, (sign) => NAMED[sign] ?? '')

interface Shown {
  /** Where the product is, without a slash at its end. */
  home: string
  formId: string
  /** Said to who does not see the frame. */
  title: string
}

/** What is pasted into a website so that it shows a form (REACH-03): without its script the frame scrolls by itself. */
export const snippetFor = ({ home, formId, title }: Shown): string =>
  `<iframe src="${written(home)}/marco/${encodeURIComponent(formId)}" title="${written(title)}" style="width:100%;height:800px;border:0" allow="camera; geolocation; microphone"></iframe>
<script src="${written(home)}/marco.js" async></script>`
