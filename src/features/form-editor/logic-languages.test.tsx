import { act, fireEvent, screen } from '@testing-library/react'
import i18next from 'i18next'
import { beforeEach, expect, it, vi } from 'vitest'
import { LANGUAGE_TAG, LANGUAGES, type Language } from '../../domain/language'
import { aForm, anOption, aSection, questions, TYPED } from '../../testing/builders'
import { prove } from './check/prove'
import { RULES_ID, titleId } from './store/element-ids'
import { openEditor, settle } from './testing/editor-page'
import { proveHere } from './testing/prove-here'

vi.mock('./check/prove', () => ({ prove: vi.fn() }))

beforeEach(() => {
  settle()
  vi.mocked(prove).mockImplementation(proveHere)
})

/** A form with a rule of every kind that the editor has words for, one of them wrong. */
const form = () =>
  aForm({
    secciones: [
      aSection({
        id: 's',
        titulo: 'A',
        mostrarSi: '{{n}} > 1 or is_blank({{c}})',
        repetible: true,
        filas: '{{n}}',
        preguntas: questions(
          { id: 'x', titulo: 'B', obligatoriaSi: '{{y}} and not is_checked({{m:opcion-0}})' },
          { id: 'y', titulo: 'C', ...TYPED['yes-no'], mostrarSi: '{{gone}} = 1' },
          { id: 'd', titulo: 'D', ...TYPED.date, minimo: 'today()', maximo: 'add_days(today(), 3)' },
        ),
      }),
      aSection({
        ...{ id: 't', titulo: 'E', orden: 1 },
        preguntas: questions(
          {
            ...{ id: 'n', titulo: 'F', ...TYPED.integer, minimo: '1', maximo: '9' },
            validaciones: [{ id: 'v', regla: '{{n}} < 5', mensaje: 'G', tipo: 'aviso' }],
          },
          {
            ...{ id: 'c', titulo: 'H', ...TYPED['single-choice'] },
            opciones: [
              anOption(0, { texto: 'I', mostrarSi: '{{n}} = 2' }),
              anOption(1, { texto: 'J', otra: true }),
            ],
          },
          {
            ...{ id: 'm', titulo: 'K', ...TYPED['multiple-choice'] },
            opciones: [anOption(0, { texto: 'L' }), anOption(1, { texto: 'M', exclusiva: true })],
          },
          { id: 'z', titulo: 'N', ...TYPED.decimal, calculo: 'if({{n}} > 2, {{n}} * 2, 1)' },
        ),
      }),
    ],
  })

/** What is read and heard, a key among it for each text that a language lacks. */
function saidWords(): string[] {
  const heard = [...document.querySelectorAll('[aria-label], [placeholder], [title]')].flatMap((one) =>
    ['aria-label', 'placeholder', 'title'].map((name) => one.getAttribute(name) ?? ''),
  )
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const said = [...heard]
  while (walker.nextNode()) said.push(walker.currentNode.textContent ?? '')
  return said.map((text) => text.trim()).filter(Boolean)
}

const KEY = /^(?:[a-z]+:)?[a-z][A-Za-z]*(?:\.[a-zA-Z][A-Za-z0-9_]*)+$/

const catalogues = import.meta.glob<Record<string, unknown>>(
  '../../../locales/*/{editor,common,staff}.json',
  {
    import: 'default',
    eager: true,
  },
)

const isKey = (text: string): boolean => KEY.test(text)

/** Chooses a question by its id. */
function select(id: string): void {
  const title = document.querySelector(`#${titleId(id)}`)
  if (!title) throw new Error(`no question ${id}`)
  fireEvent.focus(title)
}

/** Draws the page in a language, with the texts that it has. */
async function speak(language: Language): Promise<void> {
  const tag = LANGUAGE_TAG[language]
  for (const [path, texts] of Object.entries(catalogues)) {
    const [, folder, namespace = ''] = /locales\/([^/]+)\/(\w+)\.json$/.exec(path) ?? []
    if (folder === language) i18next.addResourceBundle(tag, namespace, texts)
  }
  await act(() => i18next.changeLanguage(tag))
}

it.each(LANGUAGES)(
  'LOGIC-05 NAV-02 rules, what a formula is offered, and Lógica are said in %s',
  async (language) => {
    const { person } = await openEditor(form())
    await speak(language)
    const t = i18next.getFixedT(LANGUAGE_TAG[language], 'editor')
    for (const id of ['x', 'y', 'd', 'n', 'c', 'm', 'z']) {
      select(id)
      expect(document.querySelector(`#${RULES_ID}`)).not.toBeEmptyDOMElement()
      expect(saidWords().filter(isKey)).toEqual([])
    }
    const formula = screen.getByRole('textbox', { name: t('rules.formula') })
    expect(formula).toHaveValue('if({{F}} > 2, {{F}} * 2, 1)')
    await person.clear(formula)
    await person.keyboard('a')
    expect(screen.getByRole('listbox', { name: t('rules.suggested') })).toBeInTheDocument()
    expect(saidWords().filter(isKey)).toEqual([])
    await person.click(screen.getByRole('button', { name: t('rules.title') }))
    await screen.findByText(t('logic.lead'))
    expect(saidWords().filter(isKey)).toEqual([])
  },
)
