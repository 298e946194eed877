import type { Browser, Page } from 'playwright'
import { paths } from '../../src/lib/paths'
import { editedFormId, writeEditedForms } from './editor-forms'
import { asSupervisor, MEASURED_FORM } from './reads'
import { vitalsOf, type Measured, type Vitals } from './vitals'

const EDITED = 500

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
const typeInto = (label: string) => (page: Page) =>
  page.getByRole('textbox', { name: label, exact: true }).pressSequentially('3')
const escape = (page: Page) => page.keyboard.press('Escape')

/** The pages that staff work on, with what they do there. */
const pagesOf = (answer: string): Measured[] => [
  {
    page: 'home',
    path: paths.home.href(),
    stands: 'a[href*="estado="]',
    acts: [press(/^Cuenta de/), escape, typeInto('Número')],
  },
  {
    page: 'list of answers',
    path: paths.answers.href(MEASURED_FORM),
    stands: 'a[href^="/ver/"]',
    acts: [press('Estado'), escape, press('Columnas'), escape, typeInto('Buscar respuestas')],
  },
  {
    page: 'view of an answer',
    path: answer,
    stands: 'h1',
    acts: [
      (page) => page.getByRole('combobox', { name: /^Estado de/ }).click(),
      escape,
      press('PDF con logo y texto'),
      escape,
      typeInto('Escribir una nota'),
    ],
  },
  {
    page: `editor of ${EDITED} questions`,
    path: paths.editForm.href(editedFormId(EDITED)),
    stands: 'text=Tramo 1',
    acts: [
      press(/Medición 3: superficie/),
      typeInto('Título de la sección 1'),
      press('Contenido de la sección 1'),
      press('Contenido de la sección 1'),
    ],
  },
  {
    page: 'statistics',
    path: paths.formStatistics.href(MEASURED_FORM),
    stands: 'svg.recharts-surface',
    acts: [
      press('6 meses'),
      press('Tabla'),
      (page) => page.getByRole('combobox', { name: 'Filas' }).click(),
      (page) => page.getByRole('option', { name: 'Medición 4: estado' }).click(),
    ],
  },
]

/** What pages of staff let wait at a desk four times as slow as this machine. */
export async function measureStaff(browser: Browser, baseURL: string): Promise<Vitals[]> {
  await writeEditedForms([EDITED])
  return asSupervisor(browser, baseURL, async (first) => {
    await first.goto(paths.answers.href(MEASURED_FORM))
    const answer = await first.locator('a[href^="/ver/"]').first().getAttribute('href')
    const context = first.context()
    // Nothing else is drawn meanwhile, nor counted.
    await first.close()
    const measured: Vitals[] = []
    for (const one of pagesOf(answer ?? ''))
      measured.push(await vitalsOf(browser, () => context.newPage(), one))
    return measured
  })
}

/** A picture at the head, a place, an appointment, prices that are shown first. */
const PUBLIC_FORMS = [
  'inscripcion-talleres',
  'reclamo-alumbrado',
  'renovacion-licencia',
  'concierto-primavera',
]

/** What a public form lets wait on the first visit, on a phone that has nothing of it. */
export async function measureFirstVisit(browser: Browser, baseURL: string): Promise<Vitals[]> {
  const phone = { baseURL, locale: 'es-AR', viewport: { width: 360, height: 740 } }
  const measured: Vitals[] = []
  for (const form of PUBLIC_FORMS) {
    const one = { page: form, path: paths.publicAnswer.href(form), stands: 'article h1', acts: [] }
    measured.push(await vitalsOf(browser, () => browser.newPage(phone), one))
  }
  return measured
}
