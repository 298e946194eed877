import { bySubject, type Catalogue, type ListedEntry } from '../../../src/domain/catalogue/catalogue'
import { entryStatus, type EntryStatus } from '../../../src/domain/catalogue/entry'
import { LANGUAGE_TAG, LANGUAGES, type Language } from '../../../src/domain/language'
import { dateWriterIn, type DateWriter } from '../../../src/domain/dates'
import { fill } from '../platform/fill'
import { dataBlock, html, type Markup } from '../platform/markup'
import { pageOf } from './frame-of-page'
import { CATALOGUE_WORDS, type CatalogueWords } from './words'

/** What every part of the page is written with. */
interface Setting {
  language: Language
  words: CatalogueWords
  now: Date
  write: DateWriter
  /** Where the product is, without a slash at its end; '' where nobody said it. */
  home: string
}

export const formAddress = (home: string, id: string): string =>
  `${home}/publico/contestar/${encodeURIComponent(id)}`

/** How long a form takes, in words. */
export function minutesInWords(minutes: number, words: CatalogueWords): string {
  if (minutes >= 60) return words.hour
  return minutes === 1 ? words.minute : fill(words.minutes, { count: minutes })
}

/** The word for how a form stands; null for one that is open as long as anybody knows. */
function tagOf(entry: ListedEntry, standing: EntryStatus, { words, write }: Setting): string | null {
  if (standing === 'full') return words.full
  if (standing === 'closed') return words.closed
  if (standing === 'early') return fill(words.opens, { date: write('dateTime', entry.abre ?? null) })
  return entry.cierra ? fill(words.closes, { date: write('dateTime', entry.cierra) }) : null
}

/** What to have ready: the papers that the form names, and what else it wants. */
const readyFor = ({ traer, pide }: ListedEntry, { words }: Setting): string[] => [
  ...traer,
  ...pide.filter((need) => need !== 'documento' || traer.length === 0).map((need) => words.needs[need]),
]

function formOf(entry: ListedEntry, setting: Setting): Markup {
  const { words, now } = setting
  const standing = entryStatus(entry, now)
  const tag = tagOf(entry, standing, setting)
  const ready = readyFor(entry, setting)
  return html`<li class="form" data-id="${entry.id}" data-area="${entry.area}">
    <h3 dir="auto"><a href="${formAddress('', entry.id)}">${entry.titulo}</a></h3>
    ${entry.descripcion !== '' && html`<p class="about" dir="auto">${entry.descripcion}</p>`}
    ${ready.length > 0 && html`<p class="about"><strong>${words.ready}:</strong> <bdi>${ready.join(' · ')}</bdi></p>`}
    <p class="facts">
      ${tag !== null && html`<span class="tag${standing !== 'open' && ' no'}">${tag}</span>`}<span>${minutesInWords(
        entry.minutos,
        words,
      )}</span>${entry.area !== '' && html`<bdi>${entry.area}</bdi>`}
    </p>
  </li> `
}

const serviceOf =
  ({ home, words }: Setting, subject: string) =>
  (entry: ListedEntry) => ({
    '@type': 'GovernmentService',
    name: entry.titulo,
    ...(entry.descripcion !== '' && { description: entry.descripcion }),
    serviceType: subject || words.title,
    provider: { '@id': '#municipio' },
    url: formAddress(home, entry.id),
  })

/** What search engines read (REACH-02): who it is, and which services. */
function structured(catalogue: Catalogue, setting: Setting): Markup {
  const { nombre, marca } = catalogue
  const place = {
    ...{ '@type': 'GovernmentOrganization', '@id': '#municipio', name: nombre },
    ...(marca.logo !== '' && { logo: marca.logo }),
  }
  const services = bySubject(catalogue).flatMap(({ subject, entries }) =>
    entries.map(serviceOf(setting, setting.words.subjects[subject])),
  )
  return dataBlock('application/ld+json', {
    '@context': 'https://schema.org',
    '@graph': [place, ...services],
  })
}

function headOf(catalogue: Catalogue, setting: Setting): Markup {
  const { language, words, home } = setting
  const { nombre, marca, clave } = catalogue
  const title = fill(words.pageTitle, { place: nombre })
  const description = fill(words.description, { place: nombre })
  const address = `${home}/publico/${encodeURIComponent(clave)}`
  return html`<meta name="description" content="${description}" />
    <link rel="canonical" href="${address}?idioma=${language}" />
    ${LANGUAGES.map((one) => html`<link rel="alternate" hreflang="${LANGUAGE_TAG[one]}" href="${address}?idioma=${one}" />`)}
    <meta property="og:type" content="website" /><meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" /><meta property="og:url" content="${address}" />
    ${marca.logo !== '' && html`<meta property="og:image" content="${marca.logo}" />`}
    <script src="/catalogo.js" defer></script>
    ${structured(catalogue, setting)}`
}

function finder(entries: readonly ListedEntry[], { words, now, write }: Setting): Markup {
  const areas = [...new Set(entries.map(({ area }) => area))]
    .filter(Boolean)
    .sort((one, other) => one.localeCompare(other))
  return html`<p class="note" id="sin-red" role="status" hidden>
      ${fill(words.offline, { date: write('dateTime', now) })}
    </p>
    <form class="find" id="buscador" role="search" hidden>
      <label
        >${words.search}<input
          type="search"
          id="busca"
          name="busca"
          autocomplete="off"
          spellcheck="false"
          dir="auto"
      /></label>
      ${
        areas.length > 1 &&
        html`<label
          >${words.area}<select id="area" name="area">
            <option value="">${words.allAreas}</option>
            ${areas.map((area) => html`<option>${area}</option>`)}
          </select></label
        >`
      }
    </form>
    <p class="count" id="cuenta" role="status" data-one="${words.foundOne}" data-many="${words.foundMany}">
      ${entries.length === 1 ? words.foundOne : fill(words.foundMany, { count: entries.length })}
    </p>
    <div id="ninguno" hidden>
      <h2 dir="auto" data-text="${words.noMatch}"></h2>
      <p class="said">${words.noMatchHelp}</p>
      <button class="act" type="button" id="todos">${words.showAll}</button>
    </div>`
}

/** A page that says one thing: that there is nothing, why, and what to do. */
export function saying(
  title: string,
  text: string,
  { language, place, action }: { language: Language; place: Catalogue | null; action?: Markup },
): string {
  const words = CATALOGUE_WORDS[language]
  return pageOf({
    ...{ language, words, place },
    title: place ? `${title} · ${place.nombre}` : title,
    body: html`<h1>${title}</h1>
      <p class="said" dir="auto">${text}</p>
      ${action ?? null}`,
  })
}

interface Shown {
  language: Language
  now: Date
  home: string
}

/** The page of a catalogue (REACH-02): its forms by subject, or that it has none. */
export function cataloguePage(catalogue: Catalogue, { language, now, home }: Shown): string {
  const words = CATALOGUE_WORDS[language]
  const { nombre } = catalogue
  const subjects = bySubject(catalogue)
  const alone = { language, place: catalogue }
  if (catalogue.cerrado)
    return saying(words.disabledTitle, fill(words.disabledText, { place: nombre }), alone)
  if (subjects.length === 0) return saying(words.emptyTitle, fill(words.emptyText, { place: nombre }), alone)
  const setting = { language, words, now, write: dateWriterIn(catalogue.zonaHoraria), home }
  return pageOf({
    ...{ language, words, place: catalogue },
    title: fill(words.pageTitle, { place: nombre }),
    head: headOf(catalogue, setting),
    body: html`<h1>${words.title}</h1>
      <p class="lead">${words.lead}</p>
      ${finder(
        subjects.flatMap(({ entries }) => entries),
        setting,
      )}
      ${subjects.map(
        ({ subject, entries }) =>
          html`<section data-subject>
            <h2>${words.subjects[subject]}</h2>
            <ul class="forms">
              ${entries.map((entry) => formOf(entry, setting))}
            </ul>
          </section>`,
      )}`,
  })
}
