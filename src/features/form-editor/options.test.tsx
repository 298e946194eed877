import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { FORM_OPTIONS, NO_OPTIONS, type FormOption } from '../../domain/form/options'
import es from '../../../locales/es/editor.json'
import { aForm } from '../../testing/builders'
import { button, data, field, openEditor, openGroup, saved, settle } from './testing/editor-page'

beforeEach(settle)

const GROUPS = Object.values(es.options.group)
const formWith = (...options: FormOption[]) =>
  aForm({ opcionales: { ...NO_OPTIONS, ...Object.fromEntries(options.map((option) => [option, true])) } })
const option = (name: string) => screen.getByRole('switch', { name })
const alert = async (text: string) =>
  waitFor(() => expect(screen.getAllByRole('alert').some((one) => one.textContent.includes(text))).toBe(true))

it('EDIT-03 every option has its switch, with what it means', async () => {
  const { person } = await openEditor(formWith())
  for (const group of GROUPS.filter((name) => name !== es.options.group.who)) await openGroup(person, group)
  const options = within(screen.getByRole('region', { name: 'Opciones' }))
  // Six more that are no options of their own: being kept in step with the management system, hours, how long answers stay, drafts, signed links, and mails.
  expect(options.getAllByRole('switch')).toHaveLength(FORM_OPTIONS.length + 6)
  for (const one of FORM_OPTIONS) {
    expect(option(es.options[one].label)).toHaveAccessibleDescription(
      expect.stringContaining(es.options[one].help),
    )
  }
})

it('EDIT-03 a closed group names its options that are on', async () => {
  await openEditor(formWith('singleAnswer', 'limitResponses'))
  expect(button(/^Límites y cambios/)).toHaveTextContent(
    'Una respuesta por ciudadano, Limitar las respuestas',
  )
  expect(button(/^Firmas/)).toHaveTextContent('Nada activado')
})

it('EDIT-03 a blocked option says why, and appointments switch sending by e-mail off and say so', async () => {
  const { person } = await openEditor(formWith('envioEmail'))
  await openGroup(person, 'Lo que recibe la persona')
  expect(option('Descarga automática')).toBeDisabled()
  expect(option('Descarga automática')).toHaveAccessibleDescription(/Active antes «Público»\./)
  await openGroup(person, 'Turnos e incidentes')
  await person.click(option('Turno'))
  expect(screen.getByText('También se desactivó: Envío por correo electrónico.')).toBeInTheDocument()
  expect(option('Envío por correo electrónico')).toBeDisabled()
  expect(option('Envío por correo electrónico')).toHaveAccessibleDescription(/mientras «Turno» esté activado/)
  await person.click(button('Deshacer'))
  expect(screen.queryByText(/También se desactivó/)).toBeNull()
  expect(option('Envío por correo electrónico')).toBeChecked()
})

it('EDIT-03 one answer for each citizen warns that it does not know the citizen', async () => {
  const { person } = await openEditor(formWith())
  await openGroup(person, 'Límites y cambios')
  await person.click(option('Una respuesta por ciudadano'))
  expect(screen.getByText(/Todavía no tiene efecto: para saber quién ya respondió/)).toBeInTheDocument()
  await openGroup(person, 'Destinatario')
  await person.click(option('Asociar ciudadano'))
  expect(screen.getByText(/active también «Ciudadano obligatorio»/)).toBeInTheDocument()
  await person.click(option('Ciudadano obligatorio'))
  expect(screen.queryByText(/active también «Ciudadano obligatorio»/)).toBeNull()
})

it('EDIT-22 saving without the limit of answers opens its field, names it and highlights it', async () => {
  const { person } = await openEditor(formWith('limitResponses'))
  await person.click(button('Guardar'))
  const count = await screen.findByRole('textbox', { name: 'Número de respuestas' })
  await waitFor(() => expect(count).toHaveFocus())
  expect(count).toHaveAccessibleDescription('Debe ingresar un número de respuestas')
  expect(count.closest('[data-lit]')).not.toBeNull()
  await person.type(count, '1,5')
  await person.tab()
  expect(count).toHaveValue('1,5')
  expect(count).toBeInvalid()
  await person.clear(count)
  await person.type(count, ' 120 ')
  expect(await saved(person)).toMatchObject({ responsesCount: 120 })
})

it('EDIT-03 the text of the voucher is written with its translations', async () => {
  const { person } = await openEditor(formWith('publico', 'customizedVoucher'))
  await openGroup(person, 'Lo que recibe la persona')
  expect(screen.getByText('Sin un texto, el comprobante sale como siempre.')).toBeInTheDocument()
  await person.type(field('Texto del comprobante'), 'Gracias por su aviso ')
  await person.click(button('Otros idiomas'))
  const [, translated] = await screen.findAllByRole('textbox', { name: 'Texto del comprobante' })
  if (!translated) throw new Error('no translation')
  await person.type(translated, 'Thank you')
  expect(await saved(person)).toMatchObject({
    customizedVoucherText: 'Gracias por su aviso',
    customizedVoucherText_en: 'Thank you',
  })
})

it('EDIT-13 prices are typed in units and stored in cents, and an incomplete field says so', async () => {
  const { person } = await openEditor(formWith('addPaymentGateway'))
  await person.click(button('Guardar'))
  await alert('Debe agregar al menos un pago')
  await person.click(button('Agregar pago'))
  await person.click(button('Guardar'))
  await alert('Debe completar los datos de los pagos')
  expect(field('Qué se paga')).toBeInvalid()
  expect(field('Precio (€)')).toHaveAccessibleDescription(/Escriba un precio/)

  await person.type(field('Qué se paga'), 'Entrada al teatro ')
  await person.click(screen.getByRole('combobox', { name: 'Moneda' }))
  await person.click(await screen.findByRole('option', { name: 'Peso argentino ($)' }))
  await person.type(field('Nombre de la tarifa'), 'Platea')
  await person.type(field('Precio ($)'), '1.250,50')
  expect(field('Precio ($)')).toBeInvalid()
  await person.clear(field('Precio ($)'))
  await person.type(field('Precio ($)'), '1250,5')
  await person.type(field('Entradas disponibles'), '80')
  expect(await saved(person)).toMatchObject({
    payments: [
      {
        name: 'Entrada al teatro',
        dateFormatted: '',
        currencyType: { sign: '$', diminutive: 'ARS' },
        sections: [{ sectionName: 'Platea', sectionPrice: 125050, sectionQuantyLeft: 80 }],
        quantyTicketsMaxPerTransaction: 10,
      },
    ],
  })
})

it('EDIT-05 in a form fixed by its answers only the options of certificates, hours, kept drafts, signed links and mails can be changed', async () => {
  data.hasAnswers.mockResolvedValue(true)
  const { person } = await openEditor(formWith('limitResponses', 'addPaymentGateway', 'headerImg'))
  for (const group of GROUPS.filter((name) => name !== es.options.group.who)) await openGroup(person, group)
  const options = within(screen.getByRole('region', { name: 'Opciones' }))
  const named = [
    es.options.certificado.label,
    es.schedule.label,
    es.later.label,
    es.signedLinks.label,
    es.notices.received,
  ]
  const free = [
    ...named.map((name) => options.getByRole('switch', { name })),
    ...options.queryAllByRole('switch', { name: /^Avisar cuando pase/ }),
  ]
  for (const one of options.getAllByRole('switch')) {
    if (free.includes(one)) expect(one).toBeEnabled()
    else expect(one).toBeDisabled()
  }
  expect(options.queryByRole('button', { name: 'Subir imagen' })).toBeNull()
  expect(options.queryByRole('button', { name: 'Agregar pago' })).toBeNull()
  expect(field('Número de respuestas')).toHaveAttribute('readonly')
})
