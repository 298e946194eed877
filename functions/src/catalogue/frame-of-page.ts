import type { Catalogue } from '../../../src/domain/catalogue/catalogue'
import { LANGUAGE_TAG, LANGUAGES, type Language } from '../../../src/domain/language'
import { html, Markup } from '../platform/markup'
import { SHEET } from './sheet'
import type { CatalogueWords } from './words'

/** What a page that the server makes has around what it says. */
export interface PageParts {
  language: Language
  words: CatalogueWords
  /** Whose page it is; null where nobody knows. */
  place: Pick<Catalogue, 'nombre' | 'marca'> | null
  title: string
  /** More of the head. */
  head?: Markup
  body: Markup
}

/** How a language calls itself. */
function ownName(language: Language): string {
  const tag = LANGUAGE_TAG[language]
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
}

const languages = ({ language, words }: PageParts): Markup =>
  html` <details class="langs">
    <summary><span lang="${LANGUAGE_TAG[language]}">${ownName(language)}</span></summary>
    <ul aria-label="${words.language}">
      ${LANGUAGES.map(
        (one) =>
          html`<li>
            <a
              href="?idioma=${one}"
              data-language="${one}"
              lang="${LANGUAGE_TAG[one]}"
              ${one === language && new Markup(' aria-current="true"')}
              >${ownName(one)}</a
            >
          </li>`,
      )}
    </ul>
  </details>`

function brand(place: PageParts['place']): Markup {
  const logo = place?.marca.logo ?? ''
  return html`<span class="brand"
    >${logo !== '' && html`<img src="${logo}" alt="" />`}<span dir="auto"
      >${place?.nombre ?? 'MuniFormularios'}</span
    ></span
  >`
}

/** Blanks that only lay out the program. */
const LAYOUT = /\s*\n\s*/g

/** A whole page: the town's face above, where it is reached below. */
export function pageOf(parts: PageParts): string {
  const { language, words, place, title, head, body } = parts
  const color = place?.marca.color ?? ''
  return html`<!doctype html>
    <html lang="${LANGUAGE_TAG[language]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        ${head ?? html`<meta name="robots" content="noindex" />`}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style>
          ${new Markup(SHEET)}${color !== '' && html`:root{--head:${color};--primary:light-dark(${color},#85d3df)}`}
        </style>
      </head>
      <body>
        <a class="skip" href="#contenido">${words.skip}</a>
        <header class="head"><div class="bar">${brand(place)}${languages(parts)}</div></header>
        <main id="contenido" tabindex="-1">${body}</main>
        <footer class="foot">
          ${
            place?.marca.contacto
              ? html`<p dir="auto"><strong>${words.contact}:</strong> ${place.marca.contacto}</p>`
              : null
          }
          <p><a href="/publico/consultar-estado">${words.state}</a></p>
          <p>MuniFormularios</p>
        </footer>
      </body>
    </html>`.source.replace(LAYOUT, '\n')
}
