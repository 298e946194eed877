/** The form of `benefit.ts` as a family answers it, and what is stored of that. */
import { expect } from 'playwright/test'
import type { Locator, Page } from 'playwright'
import { storedAnswerSchema, type StoredAnswer } from '../../../src/domain/answer/answer'
import { withWallClocks } from '../../../src/domain/answer/stored-clock'
import { plainValue } from '../../../src/domain/stored-value'
import { backstage } from '../backstage'
import type { AnsweringScreen } from './answering'
import { benefitSections } from './benefit-sections'

/** Where the seeded municipalities are that this form is of. */
export const ZONE = 'America/Argentina/Cordoba'

export const FIRST = 'Quién la pide'
/** The section that a large rent brings up. */
export const LAST = 'Ayuda para el alquiler'

export const heading = (page: Page, name: string): Locator => page.getByRole('heading', { name, exact: true })

/** Goes to a section, from wherever the page stands. */
export async function goTo(form: AnsweringScreen, section: string): Promise<void> {
  const { page, next, save } = form
  const there = heading(page, section)
  const back = page.getByRole('button', { name: 'Anterior', exact: true })
  await expect(next.or(save).first()).toBeVisible()
  while (!(await there.isVisible()) && (await back.isVisible())) await back.click()
  while (!(await there.isVisible())) await next.click()
}

/** What a family of one child answers to what it is asked, with a rent that is a small part of what it has or a large one. */
export async function answerAll(form: AnsweringScreen, rent: '200' | '400'): Promise<void> {
  await form.type('Nombre', 'Ana')
  await form.type('Edad', '70')
  await form.pick('Provincia', 'Salta')
  await form.pick('Localidad', 'Cafayate')
  await form.pick('¿Alquila?', 'Sí')
  await form.type('Alquiler', rent)
  await form.type('Ingresos', '1000')
  await goTo(form, 'Hogar')
  await form.type('¿Cuántos hijos tiene Ana?', '1')
  await form.pick('¿Alguien tiene una discapacidad?', 'No')
  await form.type('Obra social', 'IPS')
  await goTo(form, 'Hijos de Ana')
  await form.type('Nombre del hijo', 'Leo')
  await form.type('Nacimiento', '2015-03-01')
  await form.type('Escuela', 'Escuela 5')
  await goTo(form, 'Otras ayudas')
  await form.pick('¿Qué ayudas recibe?', 'Tarifa social')
  await form.type('Importe', '100')
}

/** What a large rent brings up. */
export async function answerContract(form: AnsweringScreen): Promise<void> {
  await goTo(form, LAST)
  await form.type('Número de contrato', 'A-12')
  await form.type('Meses', '12')
}

/** What the page works out of a question. */
export const workedOut = (page: Page, question: string): Locator =>
  page.getByRole('group', { name: question }).locator('output')

/** An answer as it is stored. */
export async function storedAnswer(id: string): Promise<StoredAnswer> {
  const doc = await backstage().doc(`respuestas_formularios/${id}`).get()
  return withWallClocks(storedAnswerSchema, ZONE).parse(Object.assign({}, plainValue(doc.data()), { id }))
}

/** What is stored of it, by the titles of the questions. */
export async function storedValues(id: string): Promise<Record<string, string>> {
  const titles = new Map(
    benefitSections().flatMap((section) =>
      section.preguntas.map((one) => [`${section.id} ${one.orden}`, one.titulo]),
    ),
  )
  const { secciones } = await storedAnswer(id)
  return Object.fromEntries(
    secciones.flatMap((section) =>
      (section.preguntas ?? []).map(({ orden, respuesta }) => [
        titles.get(`${section.id} ${orden}`) ?? '',
        respuesta ?? '',
      ]),
    ),
  )
}
