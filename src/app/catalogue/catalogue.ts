/**
 * The program of the catalogue's page, which the server makes whole: without it all forms stand there and are opened.
 * With it the list is searched and narrowed, and the language is the one that the reader chose in the product.
 */
import { isLanguage } from '../../domain/language'
import { LANGUAGE_KEY } from '../../lib/language'
import { finderOf } from './find-forms'

const byId = (id: string): HTMLElement | null => document.getElementById(id)
const rows = [...document.querySelectorAll<HTMLElement>('[data-id]')]
const subjects = [...document.querySelectorAll<HTMLElement>('[data-subject]')]
const search = document.querySelector<HTMLInputElement>('#busca')
const area = document.querySelector<HTMLSelectElement>('#area')
const count = byId('cuenta')
const none = byId('ninguno')

const idOf = ({ dataset }: HTMLElement): string => dataset.id ?? ''
const wordsIn = (row: HTMLElement, selector: string): string => row.querySelector(selector)?.textContent ?? ''

/** Made when somebody begins to type: most open a form at once. */
let find: ReturnType<typeof finderOf> | null = null
const finder = () =>
  (find ??= finderOf(
    rows.map((row) => ({
      id: idOf(row),
      title: wordsIn(row, 'h3'),
      rest: `${[...row.querySelectorAll('.about')].map((part) => part.textContent).join(' ')} ${row.dataset.area ?? ''} ${
        row.closest('section')?.querySelector('h2')?.textContent ?? ''
      }`,
    })),
  ))

function tell(shown: number, typed: string): void {
  if (count) {
    count.hidden = shown === 0
    const { one = '', many = '' } = count.dataset
    count.textContent = shown === 1 ? one : many.replace('{{count}}', String(shown))
  }
  if (!none) return
  none.hidden = shown > 0
  const said = none.querySelector<HTMLElement>('[data-text]')
  if (said)
    said.textContent = (said.dataset.text ?? '').replace('{{text}}', () => typed || (area?.value ?? ''))
}

function narrow(): void {
  const typed = search?.value.trim() ?? ''
  const found = typed === '' ? null : finder()(typed)
  for (const row of rows)
    row.hidden =
      (found !== null && !found.includes(idOf(row))) || (!!area?.value && row.dataset.area !== area.value)
  for (const subject of subjects) subject.hidden = !subject.querySelector('[data-id]:not([hidden])')
  tell(rows.filter(({ hidden }) => !hidden).length, typed)
}

function showAll(): void {
  if (search) search.value = ''
  if (area) area.value = ''
  narrow()
  search?.focus()
}

/** Some browsers throw instead of answering when storage is blocked. */
function remembered(): string {
  try {
    return localStorage.getItem(LANGUAGE_KEY) ?? ''
  } catch {
    return ''
  }
}

/** Forms open in the language in which their list was read. */
function remember({ target }: MouseEvent): void {
  const chosen = target instanceof Element ? target.closest<HTMLElement>('[data-language]') : null
  try {
    if (chosen?.dataset.language) localStorage.setItem(LANGUAGE_KEY, chosen.dataset.language)
  } catch {
    // It is forgotten then.
  }
}

const own = remembered()
const isShown = document.querySelector('.langs [aria-current]')?.getAttribute('data-language') === own
if (isLanguage(own) && !isShown && !new URLSearchParams(location.search).has('idioma'))
  location.replace(`?idioma=${own}`)

const noteLine = (): void => {
  const note = byId('sin-red')
  if (note) note.hidden = navigator.onLine
}

const form = byId('buscador')
if (form) form.hidden = false
form?.addEventListener('submit', (event) => event.preventDefault())
search?.addEventListener('input', narrow)
area?.addEventListener('change', narrow)
byId('todos')?.addEventListener('click', showAll)
document.addEventListener('click', remember)
addEventListener('online', noteLine)
addEventListener('offline', noteLine)
noteLine()
// What the browser kept in the fields when somebody comes back.
if (search?.value || area?.value) narrow()
