import { expect, test } from 'playwright/test'
import { dependingOn } from '../../src/domain/form-logic/depending'
import { withText } from '../../src/domain/form/edit-texts'
import { NO_OPTIONS } from '../../src/domain/form/options'
import type { Section } from '../../src/domain/form/section'
import { paths } from '../../src/lib/paths'
import { anOption, aSection, questions, TYPED } from '../../src/testing/builders'
import { expectAccessible } from './accessible'
import { backstage, forgetNewForms, newestAnswers } from './backstage'
import { AnsweringScreen } from './pages/answering'
import { publish } from './publish'

test.afterAll(forgetNewForms)

const towns = [
  anOption(0, { texto: 'Cosquín', atributos: 'belongs_to = {{provincia:opcion-0}}' }),
  anOption(1, { texto: 'Cafayate', atributos: 'belongs_to = {{provincia:opcion-1}}' }),
]

/** What a benefit for families asks: it is not for everybody, and asks for each child. */
const SECTIONS: Section[] = [
  aSection({
    ...{ id: 'persona', titulo: 'Quién la pide' },
    preguntas: questions(
      { id: 'nombre', titulo: 'Nombre', required: true },
      { id: 'edad', titulo: 'Edad', ...TYPED.integer, required: true, minimo: '0', maximo: '120' },
      {
        ...{ id: 'provincia', titulo: 'Provincia', ...TYPED['single-choice'], required: true },
        opciones: [anOption(0, { texto: 'Córdoba' }), anOption(1, { texto: 'Salta' })],
      },
      {
        ...{
          id: 'localidad',
          titulo: 'Localidad',
          ...TYPED['single-choice'],
          required: true,
          opciones: towns,
        },
        filtroOpciones: dependingOn('provincia'),
      },
      { id: 'hijos', titulo: '¿Cuántos hijos tiene {{nombre}}?', ...TYPED.integer, required: true },
    ),
    validaciones: [
      { id: 'menor', regla: '{{edad}} < 18', mensaje: 'La pide una persona mayor de edad.', tipo: 'cierre' },
    ],
  }),
  aSection({
    ...{ id: 'hijos-1', orden: 1, titulo: 'Hijos de {{nombre}}', repetible: true, filas: '{{hijos}}' },
    preguntas: questions({ id: 'hijo', titulo: 'Nombre del hijo', required: true }),
  }),
  aSection({
    ...{ id: 'final', orden: 2, titulo: 'Para terminar' },
    preguntas: questions({
      ...{ id: 'ayudas', titulo: '¿Qué ayudas recibe?', ...TYPED['multiple-choice'], required: true },
      opciones: [
        anOption(0, { texto: 'Tarifa social' }),
        anOption(1, { texto: 'Otra', otra: true }),
        anOption(2, { texto: 'Ninguna', exclusiva: true }),
      ],
    }),
  }),
]

for (const width of [360, 1280])
  test(`LOGIC-01 LOGIC-03 LOGIC-04 LOGIC-12 LOGIC-13 a neighbour asks for a benefit that is not for everybody, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    const id = `beneficio-${width}-${Date.now().toString(36)}`
    await publish(
      withText(
        {
          ...{ id, titulo: 'Ayuda escolar', secciones: SECTIONS },
          customizedVoucherText: 'Gracias, {{nombre}}. Anotamos a {{hijo}}.',
          opcionales: { ...NO_OPTIONS, publico: true, customizedVoucher: true },
        },
        'titulo',
        'ca',
        'Ajut escolar',
      ),
    )
    await page.goto(paths.publicAnswer.href(id))
    const form = new AnsweringScreen(page)

    await test.step('somebody for whom it is not reads why, and goes on once that was a slip', async () => {
      await form.type('Nombre', 'Ana')
      await form.type('Edad', '17')
      await expect(page.getByRole('alert')).toContainText('La pide una persona mayor de edad.')
      await expect(form.save).toHaveCount(0)
      await expectAccessible(page)
      await form.type('Edad', '150')
      await form.save.click()
      await expect(form.summary).toContainText('Debe ser 120 o menos.')
      await form.type('Edad', '34')
    })
    await test.step('towns are those of the province, and titles say what was answered', async () => {
      await expect(page.getByRole('radio', { name: 'Cosquín' })).toHaveCount(0)
      await form.pick('Provincia', 'Salta')
      await expect(page.getByRole('radio', { name: 'Cosquín' })).toHaveCount(0)
      await form.pick('Localidad', 'Cafayate')
      await form.pick('Provincia', 'Córdoba')
      await form.pick('Localidad', 'Cosquín')
      await expect(page.getByRole('heading', { name: 'Hijos de Ana', exact: true })).toHaveCount(0)
      await form.type('¿Cuántos hijos tiene Ana?', '2')
      await expect(page.getByRole('heading', { name: 'Hijos de Ana', exact: true })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Agregar otra' })).toHaveCount(0)
      await form.type('Nombre del hijo', 'Leo')
    })
    await test.step('a slip takes the children away, and taken back it has lost nothing', async () => {
      await form.field('¿Cuántos hijos tiene Ana?').fill('0')
      await expect(page.getByRole('heading', { name: 'Hijos de Ana', exact: true })).toHaveCount(0)
      await form.field('¿Cuántos hijos tiene Ana?').fill('2')
      await expect(page.getByRole('heading', { name: 'Hijos de Ana', exact: true })).toBeVisible()
      await expect(form.field('Nombre del hijo')).toHaveValue('Leo')
      await expect(form.field('¿Cuántos hijos tiene Ana?')).toBeFocused()
    })
    await test.step('none stands alone, and another one asks which', async () => {
      const helps = page.getByRole('group', { name: '¿Qué ayudas recibe?' })
      await helps.getByLabel('Tarifa social').check()
      await helps.getByLabel('Ninguna').check()
      await expect(helps.getByLabel('Tarifa social')).not.toBeChecked()
      await helps.getByLabel('Otra').check()
      await expect(helps.getByLabel('Ninguna')).not.toBeChecked()
      await form.save.click()
      await expect(form.summary).toContainText('Escriba cuál.')
      // The first that lacks is in a row that was folded.
      await expect(page.getByLabel('Nombre del hijo').last()).toBeFocused()
      await page.getByLabel('¿Cuál?').fill('Beca')
      await expectAccessible(page)
    })
    await test.step('what lacks is the other child', async () => {
      await page.getByLabel('Nombre del hijo').last().fill('Mía')
      await form.save.click()
      await expect(page.getByRole('heading', { name: 'Formulario guardado correctamente.' })).toBeVisible()
      await expect(page.getByText('Gracias, Ana. Anotamos a Leo, Mía.')).toBeVisible()
    })
    await test.step('the server comes to the same', async () => {
      const [newest] = await newestAnswers(id, 1)
      const noted = async () => (await newest?.doc.ref.get())?.get('ficha')?.columnas
      await expect.poll(noted).toMatchObject({ ayudas: 'Otra: Beca' })
      expect((await newest?.doc.ref.get())?.get('invalida')).toBe(false)
      expect((await backstage().doc(`formularios/${id}`).get()).exists).toBe(true)
    })
  })
