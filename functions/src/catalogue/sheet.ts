/**
 * The look of pages that the server makes: the product's numbers (src/ui/tokens.css) as far as they need them, written
 * into the page, so that its first text waits for nothing.
 */
export const SHEET = `
:root{color-scheme:light dark;--bg:light-dark(#f7f8f6,#0e181b);--surface:light-dark(#fff,#152327);--text:light-dark(#14262b,#e8f0f1);--muted:light-dark(#49606a,#a9bcc1);--border:light-dark(#d0dadc,#30474e);--strong:light-dark(#6a7f86,#7f969d);--primary:light-dark(#0b5563,#85d3df);--head:light-dark(#0b4a57,#0a2a31);--on-head:#fff;--focus:light-dark(#1557c0,#ffd166);--warn:light-dark(#7a4b00,#f3c76a);--warn-soft:light-dark(#fdf0d2,#43340f);--info:light-dark(#0f4f84,#a3cdf5);--info-soft:light-dark(#e1edf8,#17364f)}
*,*::before,*::after{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:flex;flex-direction:column;background:var(--bg);color:var(--text);font:1rem/1.5 'Source Sans 3',system-ui,-apple-system,'Segoe UI',Roboto,'Hiragino Sans','Noto Sans JP','Yu Gothic',Meiryo,sans-serif;overflow-wrap:anywhere;-webkit-text-size-adjust:100%;text-size-adjust:100%}
h1,h2,h3,p,ul{margin:0}h1,h2,h3{line-height:1.2;font-weight:650;text-wrap:balance}ul{padding:0;list-style:none}
[hidden]{display:none!important}
a{color:var(--primary);text-underline-offset:3px;text-decoration-thickness:1px}a:hover{text-decoration-thickness:2px}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
button,input,select{font:inherit;color:inherit}
.skip{position:absolute;left:-999px}.skip:focus{left:16px;top:8px;padding:8px 12px;background:var(--surface);border-radius:8px;z-index:2}
.head{--focus:#ffd166;background:var(--head);color:var(--on-head)}
.bar,main,.foot{width:100%;max-width:976px;margin-inline:auto;padding-inline:16px}
.bar{display:flex;align-items:center;justify-content:space-between;gap:12px;min-height:60px;padding-block:8px}
.brand{display:flex;align-items:center;gap:12px;min-width:0;font-size:1.125rem;font-weight:650;line-height:1.2}
.brand img{flex:none;width:auto;max-width:96px;height:40px;padding:2px;border-radius:4px;background:#fff;object-fit:contain}
.langs{position:relative;flex:none}.langs summary{display:flex;align-items:center;min-height:44px;padding:4px 12px;border:1px solid rgb(255 255 255/.5);border-radius:8px;cursor:pointer}
.langs summary::after{content:'▾';margin-inline-start:8px}.langs ul{position:absolute;right:0;z-index:1;min-width:12rem;margin-top:4px;padding:4px;background:var(--surface);border:1px solid var(--strong);border-radius:8px}
.langs li a{--focus:light-dark(#1557c0,#ffd166);display:block;padding:10px 12px;color:var(--text);text-decoration:none;border-radius:4px}.langs li a:hover{text-decoration:underline}.langs [aria-current]{font-weight:650}
main{flex:1 0 auto;padding-block:32px 48px}main:focus{outline:none}
h1{font-size:1.75rem}.lead{margin-top:8px;max-width:68ch;color:var(--muted);font-size:1.125rem}
.find{display:grid;gap:16px;margin-top:24px}.find label{display:grid;gap:4px;font-weight:550}
.find input,.find select{width:100%;min-height:48px;padding:8px 12px;border:1px solid var(--strong);border-radius:8px;background:var(--surface);font-size:1.125rem;font-weight:400}
.count{margin-top:16px;color:var(--muted)}
h2{margin-top:40px;padding-bottom:8px;border-bottom:1px solid var(--border);font-size:1.375rem}
.forms{display:grid;gap:12px;margin-top:16px}
.form{position:relative;display:flex;flex-direction:column;gap:4px;padding:16px;background:var(--surface);border:1px solid var(--border);border-radius:8px}
.form:has(a:hover){border-color:var(--primary)}
.form h3{font-size:1.125rem}.form h3 a::after{content:'';position:absolute;inset:0;border-radius:8px}
.form h3 a:focus-visible{outline:none}.form h3 a:focus-visible::after{outline:3px solid var(--focus);outline-offset:2px}
.about{color:var(--muted)}.facts{display:flex;flex-wrap:wrap;align-items:baseline;gap:4px 16px;margin-top:4px;font-size:.875rem;color:var(--muted)}
.tag{padding:1px 10px;border-radius:999px;font-weight:550;background:var(--info-soft);color:var(--info)}.tag.no{background:var(--warn-soft);color:var(--warn)}
.note{margin-top:16px;padding:12px 16px;border-radius:8px;background:var(--warn-soft);color:var(--warn)}
.said{max-width:68ch;margin-top:12px;font-size:1.125rem}
.act{display:inline-flex;align-items:center;min-height:48px;margin-top:24px;padding:8px 20px;border:0;border-radius:8px;background:light-dark(#f4b52b,#f4b942);color:#17262a;font-weight:650;text-decoration:none;cursor:pointer}
.foot{display:flex;flex-wrap:wrap;justify-content:space-between;gap:4px 24px;padding-block:24px 32px;border-top:1px solid var(--border);color:var(--muted);font-size:.875rem}.foot p:first-child{white-space:pre-line}
@media(min-width:720px){h1{font-size:2.25rem}.find{grid-template-columns:2fr 1fr}.forms{grid-template-columns:1fr 1fr}}
@media(forced-colors:active){.tag,.act{border:1px solid}}
@media print{.langs,.find,.skip{display:none}body{color-scheme:light}}
`
