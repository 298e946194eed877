import { expect, test } from 'playwright/test'
import { paths } from '../../src/lib/paths'
import { anOption, aSection, questions, TYPED } from '../../src/testing/builders'
import { expectAccessible } from './accessible'
import { forgetNewForms, newestAnswers } from './backstage'
import { AnsweringScreen } from './pages/answering'
import { enterAs } from './pages/login'
import { publish } from './publish'

test.afterAll(forgetNewForms)

const NOTE =
  '**Traiga** el plano.\n- DNI\n- [Requisitos](https://muni.gob.ar/requisitos)\n\n<b>nada corre</b>'

const SECTIONS = [
  aSection({
    titulo: 'Quién pide',
    preguntas: questions(
      { id: 'aviso', ...TYPED.note, titulo: 'Antes de empezar', descripcion: NOTE },
      { id: 'correo', ...TYPED.email, titulo: 'Correo', required: true },
      { id: 'telefono', ...TYPED.phone, titulo: 'Teléfono', formato: 'AR', required: true },
      { id: 'cuit', ...TYPED.identifier, titulo: 'CUIT', formato: 'ar-cuit', required: true },
      { id: 'importe', ...TYPED.amount, titulo: 'Importe', formato: 'ARS', required: true },
      { id: 'superficie', ...TYPED.decimal, titulo: 'Superficie', unidad: 'm²' },
      { id: 'cuando', ...TYPED['date-time'], titulo: 'Cuándo ocurrió', required: true },
      { id: 'mes', ...TYPED.month, titulo: 'Desde qué mes', required: true },
      { id: 'codigo', ...TYPED['scanned-code'], titulo: 'Código del medidor' },
      { id: 'relato', ...TYPED['long-text'], titulo: 'Qué pasó', maximo: '200', required: true },
      {
        ...{ id: 'trato', ...TYPED.scale, titulo: 'Cómo lo trataron', formato: 'stars:1-5', required: true },
        ...{ textoMinimo: 'Muy mal', textoMaximo: 'Muy bien' },
      },
      { id: 'cara', ...TYPED.scale, titulo: 'Cómo se siente', formato: 'faces:1-5' },
      { id: 'nota', ...TYPED.scale, titulo: 'Nos recomendaría', formato: 'numbers:0-10' },
      {
        ...{ id: 'orden', ...TYPED.ranking, titulo: 'Qué es más urgente', required: true },
        opciones: ['Luz', 'Agua', 'Calles'].map((texto, orden) => anOption(orden, { texto })),
      },
      { id: 'punto', ...TYPED.place, titulo: 'Dónde está el árbol', formato: 'point', required: true },
      { id: 'tramo', ...TYPED.place, titulo: 'Qué tramo está cortado', formato: 'line' },
      {
        ...{ id: 'datos', ...TYPED.consent, titulo: 'Tratamiento de datos', formato: 'v3', required: true },
        descripcion: 'Usamos sus datos **solo** para este pedido.',
      },
      { id: 'raya', ...TYPED.note, titulo: '' },
      { id: 'mucho', ...TYPED.note, titulo: 'Es mucho dinero', mostrarSi: '{{importe}} > 1000' },
    ),
  }),
]

test('KIND-01 KIND-02 KIND-03 KIND-04 KIND-06 KIND-10 KIND-11 a neighbour on a phone answers every further kind', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const id = `clases-${Date.now().toString(36)}`
  await publish({ id, titulo: 'Pedido de poda', secciones: SECTIONS })
  await page.goto(paths.publicAnswer.href(id))
  const form = new AnsweringScreen(page)

  await test.step('parts that only tell are read, with their formatting and no markup', async () => {
    await expect(page.getByRole('heading', { name: 'Antes de empezar' })).toBeVisible()
    await expect(page.getByText('<b>nada corre</b>')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Requisitos' })).toHaveAttribute(
      'href',
      'https://muni.gob.ar/requisitos',
    )
    await expect(page.getByRole('heading', { name: 'Es mucho dinero' })).toHaveCount(0)
  })
  await test.step('each wrong answer is told in the words of its kind', async () => {
    await form.type('Correo', 'ana@ejemplo')
    await form.type('Teléfono', '12')
    await form.type('CUIT', '20-12345678-9')
    await form.type('Importe', '1.234')
    await form.save.click()
    for (const words of [
      'Escriba una dirección de correo completa',
      'Escriba un número de teléfono completo',
      'no es válido como CUIT / CUIL (Argentina)',
      'Escriba el importe con números, sin puntos de miles',
    ])
      await expect(form.summary).toContainText(words)
    await expectAccessible(page)
  })
  await test.step('what is put right is written as its kind is', async () => {
    await form.type('Correo', ' ana@ejemplo.com ')
    await form.type('Teléfono', '0351 555-1234')
    await expect(form.field('Teléfono')).toHaveValue('+54 351 555-1234')
    await form.type('CUIT', '20-12345678-6')
    await form.type('Importe', '1.234,50')
    await expect(form.field('Importe')).toHaveValue('1234,50')
    await expect(page.getByRole('heading', { name: 'Es mucho dinero' })).toBeVisible()
    await form.type('Superficie', '12,5')
    await form.type('Cuándo ocurrió', '2026-10-05T10:30')
    await page.getByLabel('Mes', { exact: true }).selectOption({ label: 'octubre' })
    await page.getByLabel('Año', { exact: true }).fill('2026')
    await form.type('Código del medidor', '7790895000997')
    await form.type('Qué pasó', 'Se cayó un árbol.\nOcupa la calzada.')
    await expect(page.getByText('35 caracteres de 200')).toBeVisible()
    await page.getByRole('radio', { name: '4 de 5' }).check()
    await page.getByRole('radio', { name: 'Bien', exact: true }).check()
    await page.getByRole('radio', { name: '9 de 10' }).press('Space')
  })
  await test.step('a point and a line are marked without seeing the map', async () => {
    const tree = page.getByRole('group', { name: 'Dónde está el árbol' })
    await tree.getByLabel('Coordenadas del punto').fill('-31.42134, -64.18319')
    await tree.getByLabel('Coordenadas del punto').press('Enter')
    const street = page.getByRole('group', { name: 'Qué tramo está cortado' })
    for (const place of ['-31.42, -64.18', '-31.421, -64.18']) {
      await street.getByLabel('Coordenadas del punto').fill(place)
      await street.getByLabel('Coordenadas del punto').press('Enter')
      await street.getByRole('button', { name: 'Agregar este punto' }).click()
    }
    await expect(street.getByText('2 puntos · 111 m')).toBeVisible()
  })
  await test.step('options are put in order by keyboard', async () => {
    await page.getByRole('button', { name: 'Calles', exact: true }).press('Enter')
    await page.getByRole('button', { name: 'Luz', exact: true }).press('Enter')
    await page.getByRole('button', { name: 'Agua', exact: true }).press('Enter')
    await page.getByRole('button', { name: 'Subir «Agua»' }).press('Enter')
    await expect(page.getByText('solo', { exact: true })).toBeVisible()
    await page.getByLabel('Leí y acepto').check()
    await expect(page.getByText(/^Aceptado: .* \(v3\)$/)).toBeVisible()
    await expect(page.getByText('Agua: lugar 2 de 3.')).toBeAttached()
    await expectAccessible(page)
    await form.save.click()
    await expect(page.getByRole('heading', { name: 'Formulario guardado correctamente.' })).toBeVisible()
  })
  const [newest] = await newestAnswers(id, 1)
  await test.step('the server finds nothing against it', async () => {
    const noted = async () => (await newest?.doc.ref.get())?.get('ficha')?.columnas
    await expect
      .poll(noted)
      .toMatchObject({ orden: '1. Calles, 2. Agua, 3. Luz', superficie: '12,5 m²', mes: '10/2026' })
    expect((await newest?.doc.ref.get())?.get('invalida')).toBe(false)
  })
  const desk = await (
    await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'es-AR' })
  ).newPage()
  await test.step('staff read it', async () => {
    await enterAs(desk, 'admin')
    await desk.goto(paths.view.href(newest?.doc.id ?? ''))
    await expect(desk.getByRole('link', { name: 'ana@ejemplo.com' })).toHaveAttribute('href', /^mailto:/)
    await expect(desk.getByText('05/10/2026 10:30')).toBeVisible()
    await expect(desk.getByRole('link', { name: /^-31\.42134, -64\.18319/ })).toBeVisible()
    await expect(desk.getByText('(111 m)')).toBeVisible()
    await expect(desk.getByText('Antes de empezar')).toHaveCount(0)
  })
  await test.step('a supervisor puts the place and the order right', async () => {
    const answer = newest?.doc
    await answer?.ref.update({
      'opcionales.incidentes': true,
      'opcionales.citizenAssociationFromCitizenPortal': true,
    })
    await desk.goto(paths.correct.href(answer?.id ?? ''))
    const tree = desk.getByRole('group', { name: 'Dónde está el árbol' })
    await tree.getByLabel('Coordenadas del punto').fill('-31.5, -64.2')
    await tree.getByLabel('Coordenadas del punto').press('Enter')
    await desk.getByRole('button', { name: 'Subir «Agua»' }).press('Enter')
    await new AnsweringScreen(desk).save.press('Enter')
    await expect(desk.getByText('La corrección se guardó correctamente.')).toBeVisible()
    for (const before of ['-31.42134, -64.18319', '1. Calles, 2. Agua, 3. Luz'])
      await expect(desk.getByRole('deletion').filter({ hasText: before }).first()).toBeVisible()
    await expect(desk.getByText('1. Agua, 2. Calles, 3. Luz').first()).toBeVisible()
  })
})
