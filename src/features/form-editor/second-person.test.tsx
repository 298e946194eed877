import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Form } from '../../domain/form/form'
import { NO_OPTIONS } from '../../domain/form/options'
import { aForm, aSection, questions, THREE_STATES, TYPED } from '../../testing/builders'
import { button, data, field, openEditor, saved, settle, type Person } from './testing/editor-page'

beforeEach(settle)

const tenant = aSection({
  id: 'inquilino',
  titulo: 'Inquilino',
  preguntas: questions(
    { id: 'aviso', titulo: 'Correo para avisos', ...TYPED.email },
    { id: 'correo', titulo: 'Correo del propietario', ...TYPED.email, required: true },
  ),
})
const owner = aSection({
  id: 'propietario',
  orden: 1,
  titulo: 'Propietario',
  preguntas: questions({ id: 'acuerdo', titulo: 'De acuerdo', ...TYPED['yes-no'] }),
})
const form = aForm({ secciones: [tenant, owner], estados: THREE_STATES })
const rule = { correo: 'correo', dias: 14, espera: '1', rechazo: '2' }
const asking: Form = {
  ...form,
  secciones: [tenant, { ...owner, otraPersona: 'Propietario' }],
  otraPersona: rule,
}
const [, waits = '', refused = ''] = THREE_STATES.disponibles.map(({ nombre }) => nombre)

const isOthers = () => screen.getByRole('switch', { name: 'La responde otra persona' })
const select = (name: string) => screen.getByRole('combobox', { name })
const address = () => select('Pregunta que pide su correo')
const waiting = () => select('Estado mientras se espera a esa persona')
const refusing = () => select('Estado si se niega')
const days = () => screen.getByRole('spinbutton', { name: 'Días que sirve el enlace' })
const choose = async (person: Person, one: HTMLElement, name: string) => {
  await person.click(one)
  await person.click(await screen.findByRole('option', { name }))
}
const openSection = async (given: Form, number = 2) => {
  const { person } = await openEditor(given)
  await person.click(field(`Título de la sección ${number}`))
  return person
}

describe('REACH-11 a section that another person answers', () => {
  it('REACH-11 is given to them with words, an address that is always there, and states that are chosen', async () => {
    const person = await openSection(form)
    expect(isOthers()).not.toBeChecked()
    expect(isOthers()).toHaveAccessibleDescription(/recibe por correo un enlace y la responde sola/)
    await person.click(isOthers())
    expect(field('Quién es')).toHaveValue('Otra persona')
    expect(address()).toHaveTextContent('Correo del propietario')
    expect(days()).toHaveValue(14)
    expect([waiting(), refusing()].map((one) => one.getAttribute('aria-invalid'))).toEqual(['true', 'true'])
    await person.clear(field('Quién es'))
    await person.type(field('Quién es'), 'Propietario ')
    await choose(person, waiting(), waits)
    await choose(person, refusing(), refused)
    await person.clear(days())
    await person.type(days(), '30')
    expect(screen.getByText(/La responde: Propietario/)).toBeVisible()
    const after = await saved(person)
    expect(after.secciones.map(({ otraPersona }) => otraPersona)).toEqual(['', 'Propietario'])
    expect(after.otraPersona).toEqual({ ...rule, dias: 30 })
  })

  it('REACH-11 is taken back with all words and with how they were asked, which one step of undo gives again', async () => {
    const said = { ...owner, otraPersona: 'Propietario', otraPersona_ca: 'Propietari' }
    const person = await openSection({ ...asking, secciones: [tenant, said] })
    await person.click(isOthers())
    expect(screen.queryByRole('textbox', { name: 'Quién es' })).toBeNull()
    await person.click(button('Deshacer'))
    expect(field('Quién es')).toHaveValue('Propietario')
    await person.click(isOthers())
    const after = await saved(person)
    expect(after.secciones[1]).toEqual(owner)
    expect(after.otraPersona).toBeNull()
  })

  it('REACH-11 leaves no rule when it is removed', async () => {
    const person = await openSection(asking)
    await person.click(button('Eliminar la sección 2'))
    expect((await saved(person)).otraPersona).toBeNull()
  })

  it('REACH-11 keeps who it is until there are other words', async () => {
    const person = await openSection(asking)
    await person.clear(field('Quién es'))
    expect(field('Quién es')).toBeInvalid()
    expect(screen.getByText('Escriba quién es; si no, queda «Propietario».')).toBeVisible()
    await person.tab()
    expect(field('Quién es')).toHaveValue('Propietario')
    expect(isOthers()).toBeChecked()
  })

  it('REACH-11 says who it is in other languages, beside the other words', async () => {
    const person = await openSection(asking)
    await person.click(button('Otros idiomas'))
    await person.click(screen.getByRole('combobox', { name: 'Idioma' }))
    await person.click(await screen.findByRole('option', { name: 'Catalán' }))
    const [, translated] = screen.getAllByRole('textbox', { name: 'Quién es' })
    if (!translated) throw new Error('no field for the translation')
    await person.type(translated, 'Propietari')
    await person.click(button('Traducir todo el formulario'))
    expect(await screen.findByRole('textbox', { name: 'Quién es Propietario' })).toHaveValue('Propietari')
    expect((await saved(person)).secciones[1]).toMatchObject({
      otraPersona: 'Propietario',
      otraPersona_ca: 'Propietari',
    })
  })
})

describe('REACH-11 what keeps a form from asking another person is told where it is mended', () => {
  it('REACH-11 nobody is asked for an address', async () => {
    const person = await openSection({ ...form, secciones: [{ ...tenant, preguntas: [] }, owner] })
    await person.click(isOthers())
    expect(screen.getByText(/^Ninguna pregunta pide un correo\./)).toHaveTextContent(
      'una pregunta obligatoria de tipo «Correo electrónico»',
    )
  })

  it('REACH-11 the address may be left out, or its question is gone', async () => {
    const person = await openSection({ ...asking, otraPersona: { ...rule, correo: 'gone' } })
    expect(address()).toBeInvalid()
    expect(screen.getByText(/^Elija la pregunta en la que se escribe/)).toBeVisible()
    await choose(person, address(), 'Correo para avisos')
    expect(address()).toHaveAccessibleDescription(/^No es obligatoria/)
    await choose(person, address(), 'Correo del propietario')
    expect(address()).not.toBeInvalid()
  })

  it('REACH-11 a state is gone, or the same as the other', async () => {
    const person = await openSection({ ...asking, otraPersona: { ...rule, espera: 'gone', rechazo: '1' } })
    expect(waiting()).toHaveAccessibleDescription('Elija un estado.')
    expect(refusing()).not.toBeInvalid()
    await choose(person, waiting(), waits)
    expect(refusing()).toHaveAccessibleDescription('Elija otro estado: en este se espera a la persona.')
    await choose(person, refusing(), refused)
    expect((await saved(person)).otraPersona).toEqual(rule)
  })

  it('REACH-11 there are too few states, and where they are added', async () => {
    const [first] = THREE_STATES.disponibles
    const estados = { ...THREE_STATES, disponibles: first ? [first] : [] }
    const person = await openSection({ ...asking, estados })
    expect(screen.getByText(/^Hacen falta al menos tres estados/)).toBeVisible()
    await person.click(button('Ir a los estados'))
    expect(await screen.findByRole('heading', { name: 'Estados de las respuestas' })).toBeVisible()
  })

  it('REACH-11 days that there cannot be are told and not stored', async () => {
    const person = await openSection(asking)
    await person.clear(days())
    expect(days()).toBeInvalid()
    await person.type(days(), '91')
    expect(days()).toHaveAccessibleDescription('Debe ser un número de 1 a 90.')
    expect((await saved(person)).otraPersona?.dias).toBe(9)
  })

  it('REACH-11 another section is somebody else’s already', async () => {
    const person = await openSection(asking, 1)
    await person.click(isOthers())
    expect(screen.getByText(/^Otra sección ya es de otra persona/)).toBeVisible()
    await person.click(isOthers())
    expect(screen.queryByText(/^Otra sección ya es de otra persona/)).toBeNull()
    expect((await saved(person)).otraPersona).toEqual(rule)
  })

  it('REACH-11 removing the question of the address tells that nobody can be asked', async () => {
    const { person } = await openEditor(asking)
    await person.click(screen.getByDisplayValue('Correo del propietario'))
    await person.click(button('Eliminar la pregunta 2'))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Eliminar la pregunta 2' }))
    expect(dialog.getByRole('listitem')).toHaveTextContent(
      'El correo de la otra persona que responde una sección',
    )
  })
})

it('REACH-11 a form that may not be changed shows how another person is asked, and lets nobody change it', async () => {
  data.hasAnswers.mockResolvedValue(true)
  await openSection({ ...asking, opcionales: { ...NO_OPTIONS } })
  expect(isOthers()).toBeDisabled()
  expect(field('Quién es')).toHaveAttribute('readonly')
  expect(days()).toBeDisabled()
  for (const one of [address(), waiting(), refusing()]) expect(one).toHaveAttribute('aria-disabled', 'true')
})
