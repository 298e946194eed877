import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { NO_OPTIONS, type FormOptions } from '../../../domain/form/options'
import { aSection, aSignature, aVersion, questions } from '../../../testing/builders'
import { BAKERY, LUCIA, someCitizens } from '../../../testing/citizens'
import { memoryStore, renderAnswering } from '../../../testing/render-answering'

const form = (options: Partial<FormOptions>, given: Parameters<typeof aVersion>[0] = {}) =>
  aVersion({
    opcionales: { ...NO_OPTIONS, ...options },
    secciones: [aSection({ preguntas: questions({ titulo: 'Calle' }) })],
    ...given,
  })
const REQUIRED = form({ ciudadano: true, ciudadanoRequerido: true })
const OPTIONAL = form({ destinatario: true })

type Options = NonNullable<Parameters<typeof renderAnswering>[1]>
async function open(version = REQUIRED, options: Options = {}) {
  const drawn = await renderAnswering(version, { citizens: someCitizens(), ...options })
  await screen.findByRole('search')
  const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: /DNI|CUIT/ })
  return {
    ...drawn,
    number,
    search: async (text: string) => {
      await drawn.person.clear(number())
      await drawn.person.paste(text)
      await drawn.press('Buscar')
    },
    next: () => drawn.press('Siguiente'),
  }
}
const button = (name: string) => screen.getByRole('button', { name })
const dialog = () => screen.findByRole('dialog')

describe('the recipient step', () => {
  it('ANS-02 comes first where the form asks, with staff only; strangers are not asked', async () => {
    await open(OPTIONAL)
    expect(screen.getByRole('heading', { name: 'Destinatario' })).toBeVisible()
    expect(screen.queryByLabelText('Calle')).toBeNull()
  })
  it('EDIT-03 strangers are asked the questions and nobody else', async () => {
    await renderAnswering(OPTIONAL)
    expect(screen.queryByRole('heading', { name: 'Destinatario' })).toBeNull()
    expect(screen.getByLabelText('Calle')).toBeVisible()
  })
  it('ANS-02 a form that does not ask begins with its questions', async () => {
    await renderAnswering(form({}), { citizens: someCitizens() })
    expect(screen.getByLabelText('Calle')).toBeVisible()
  })

  it('RECIP-02 cannot search for what is no number, and says so on leaving', async () => {
    const { person, number } = await open()
    expect(button('Buscar')).toBeDisabled()
    await person.type(number(), '12345')
    expect(button('Buscar')).toBeDisabled()
    expect(screen.queryByText('Ingrese un DNI válido')).toBeNull()
    await person.keyboard('{Enter}')
    expect(screen.getByText('Ingrese un DNI válido')).toBeVisible()
    await person.tab()
    expect(screen.getByText('Ingrese un DNI válido')).toBeVisible()
    await person.type(number(), '6')
    expect(button('Buscar')).toBeEnabled()
    await person.click(screen.getByRole('radio', { name: 'Persona jurídica' }))
    await person.tab()
    expect(button('Buscar')).toBeDisabled()
    await person.clear(number())
    await person.type(number(), '24-71234567-8')
    await person.tab()
    expect(screen.getByText('Ingrese un CUIT válido')).toBeVisible()
  })

  it('RECIP-01 finds a natural person and keeps them with the answer', async () => {
    const { search, next, save, saved } = await open()
    await search('30.111.222')
    expect(await screen.findByText('Lucía Fernández')).toBeVisible()
    expect(screen.getByText('lucia@correo.test')).toBeVisible()
    await next()
    expect(await screen.findByText('Lucía Fernández')).toBeVisible()
    await save()
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.datosCiudadano).toEqual({ ...LUCIA, cuit: '', tipo: 'fisica' })
  })

  it('RECIP-03 shows a legal entity as one, and keeps its number as dni and cuit', async () => {
    const { person, search, next, save, saved } = await open()
    await person.click(screen.getByRole('radio', { name: 'Persona jurídica' }))
    await search('30-71234567-8')
    const name = await screen.findByText(BAKERY.nombre)
    expect(name).toBeVisible()
    expect(screen.queryByText(/Dummy/)).toBeNull()
    await next()
    await save()
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.datosCiudadano).toMatchObject({ dni: BAKERY.dni, cuit: BAKERY.dni, tipo: 'juridica' })
  })

  it('RECIP-05 the save button is grey while the citizen is missing, and leads to where they are', async () => {
    const { next, search, save, saved, person } = await open()
    await next()
    await person.type(screen.getByLabelText('Calle'), 'Mitre 1')
    expect(screen.getByText('El ciudadano es obligatorio')).toBeVisible()
    expect(button('Guardar')).toHaveAttribute('aria-disabled', 'true')
    expect(button('Guardar')).toHaveAccessibleDescription('El ciudadano es obligatorio')
    await save()
    expect(saved).toEqual([])
    const alert = screen.getByRole('alert')
    expect(within(alert).getByText('El ciudadano es obligatorio')).toBeVisible()
    await screen.findByRole('search')
    await search('30111222')
    await screen.findByText('Belgrano 340')
    await next()
    expect(button('Guardar')).not.toHaveAttribute('aria-disabled', 'true')
    await save()
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.secciones[0]?.preguntas?.[0]?.respuesta).toBe('Mitre 1')
  })

  it('ANS-02 an optional recipient may be left out', async () => {
    const { next, save, saved } = await open(OPTIONAL)
    await next()
    expect(await screen.findByText('Todavía sin destinatario')).toBeVisible()
    await save()
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.datosCiudadano).toBeNull()
  })

  it('RECIP-04 asks before another number or kind takes somebody off, and then clears', async () => {
    const { person, search, number, next } = await open()
    await search('30111222')
    await screen.findByText('Belgrano 340')
    await person.type(number(), '3')
    await person.click(within(await dialog()).getByRole('button', { name: 'Mantener a Lucía Fernández' }))
    expect(number()).toHaveValue('30111222')
    expect(screen.getByText('Belgrano 340')).toBeVisible()

    await person.type(number(), '3')
    await person.click(within(await dialog()).getByRole('button', { name: 'Cambiar' }))
    expect(number()).toHaveValue('301112223')
    expect(screen.queryByText('Belgrano 340')).toBeNull()
    await next()
    expect(button('Guardar')).toHaveAttribute('aria-disabled', 'true')
    await person.click(await screen.findByRole('button', { name: 'Elegir el destinatario' }))

    await screen.findByRole('search')
    await search('30111222')
    await screen.findByText('Belgrano 340')
    await person.click(screen.getByRole('radio', { name: 'Persona jurídica' }))
    expect(screen.getByRole('radio', { name: 'Persona física' })).toBeChecked()
    await person.click(within(await dialog()).getByRole('button', { name: 'Cambiar' }))
    expect(screen.getByRole('radio', { name: 'Persona jurídica' })).toBeChecked()
    expect(number()).toHaveValue('')
  })

  it('ANS-22 the draft keeps whom it is about', async () => {
    const store = memoryStore()
    const first = await open(REQUIRED, { store })
    await first.search('30111222')
    await screen.findByText('Belgrano 340')
    await first.answering.keeper.flush()
    first.answering.dispose()
    first.unmount()
    const { next, save, saved } = await open(REQUIRED, { store })
    expect(await screen.findByText('Belgrano 340')).toBeVisible()
    await next()
    await save()
    await waitFor(() => expect(saved[0]?.datosCiudadano?.id).toBe(LUCIA.id))
  })

  it('RECIP-07 a failed search says so, keeps the number, and can be tried again', async () => {
    let fails = true
    const citizens = someCitizens()
    const find: typeof citizens.find = (town, number) =>
      fails ? Promise.reject(new Error('down')) : citizens.find(town, number)
    const { search, number, person } = await open(REQUIRED, { citizens: { ...citizens, find } })
    await search('30111222')
    const said = 'Error al buscar ciudadano en MuniGestion. Por favor intente nuevamente.'
    expect(within(await dialog()).getByRole('heading', { name: said })).toBeVisible()
    await person.click(within(await dialog()).getByRole('button', { name: 'Cerrar' }))
    expect(screen.getByText(said)).toBeVisible()
    expect(number()).toHaveValue('30111222')
    fails = false
    await person.click(button('Intentar de nuevo'))
    expect(await screen.findByText('Belgrano 340')).toBeVisible()
    expect(screen.queryByText(said)).toBeNull()
  })

  it('RECIP-07 without network says so, and lets the person go on', async () => {
    const find = () => Promise.reject(new Error('no network'))
    const { search, next } = await open(REQUIRED, {
      citizens: someCitizens({ find }),
      isOffline: () => true,
    })
    await search('30111222')
    expect(within(await dialog()).getByText(/no hay conexión a internet/)).toBeVisible()
    await next().catch(() => undefined)
  })

  it('RECIP-01 what comes back for a number that was changed meanwhile is about somebody else', async () => {
    let answer: (found: typeof LUCIA) => void = () => undefined
    const find = () => new Promise<typeof LUCIA>((resolve) => (answer = resolve))
    const { search, person, number } = await open(REQUIRED, { citizens: someCitizens({ find }) })
    await search('30111222')
    expect(button('Buscando…')).toHaveAttribute('aria-disabled', 'true')
    await person.type(number(), '9')
    answer(LUCIA)
    await waitFor(() => expect(button('Buscar')).toBeEnabled())
    expect(screen.queryByText('Belgrano 340')).toBeNull()
  })

  it('RECIP-06 a link names the recipient', async () => {
    const citizens = someCitizens({ hash: 'enlace-de-lucia' })
    await open(REQUIRED, { citizens })
    expect(await screen.findByText('Belgrano 340')).toBeVisible()
  })
  it('RECIP-06 a link that names nobody says so', async () => {
    await open(REQUIRED, { citizens: someCitizens({ hash: 'enlace-de-nadie' }) })
    expect(await screen.findByText('El enlace no corresponde a ningún ciudadano.')).toBeVisible()
  })
  it('RECIP-04 RECIP-06 a link does not take off whom the draft was begun for, unless asked to', async () => {
    const store = memoryStore()
    const first = await open(REQUIRED, { store })
    await first.person.click(screen.getByRole('radio', { name: 'Persona jurídica' }))
    await first.search(BAKERY.dni)
    await screen.findByText(BAKERY.nombre)
    await first.answering.keeper.flush()
    first.answering.dispose()
    first.unmount()
    const { person } = await open(REQUIRED, { store, citizens: someCitizens({ hash: 'enlace-de-lucia' }) })
    const asked = within(await dialog())
    expect(asked.getByText(/El enlace nombra a Lucía Fernández/)).toBeVisible()
    await person.click(asked.getByRole('button', { name: 'Cambiar' }))
    expect(await screen.findByText('Belgrano 340')).toBeVisible()
    expect(screen.queryByText(BAKERY.nombre)).toBeNull()
  })

  it('ANS-13 says at once that this citizen has answered', async () => {
    const version = form({ ciudadano: true, ciudadanoRequerido: true, singleAnswer: true })
    const { search } = await open(version, {
      citizens: someCitizens({ hasAnswered: () => Promise.resolve(true) }),
    })
    await search('30111222')
    expect(await screen.findByText('Admite una sola respuesta por ciudadano, y ya la tiene.')).toBeVisible()
  })

  it('RECIP-02 in English the words are English', async () => {
    await renderAnswering(REQUIRED, { citizens: someCitizens(), language: 'en' })
    expect(await screen.findByRole('radio', { name: 'Legal entity' })).toBeVisible()
  })
})

describe('creating who was not found', () => {
  async function notFound(kind: 'fisica' | 'juridica', number: string, options: Options = {}) {
    const citizens = someCitizens()
    const opened = await open(REQUIRED, { citizens, ...options })
    if (kind === 'juridica')
      await opened.person.click(screen.getByRole('radio', { name: 'Persona jurídica' }))
    await opened.search(number)
    expect(await screen.findByText('No encontramos a nadie con ese número.')).toBeVisible()
    await opened.press(kind === 'juridica' ? 'Crear persona jurídica' : 'Crear ciudadano')
    const asked = within(await dialog())
    const type = async (label: string, text: string) => {
      await opened.person.clear(asked.getByLabelText(label, { exact: false }))
      await opened.person.paste(text)
    }
    const create = () => opened.person.click(asked.getByRole('button', { name: 'Crear' }))
    return { ...opened, citizens, asked, type, create }
  }

  it('RECIP-03 asks for what is needed, says what is wrong, and assigns who was made', async () => {
    const { asked, type, create, citizens, next, save, saved } = await notFound('fisica', '33.444.555')
    expect(asked.getByLabelText('DNI')).toHaveValue('33.444.555')
    await create()
    expect(asked.getAllByText('Faltan datos obligatorios')).toHaveLength(2)
    expect(asked.getByLabelText('Nombre')).toHaveFocus()
    await type('Nombre', 'Ana*')
    await type('Apellido', 'Ríos?')
    await type('DNI', '1234567890123')
    await type('Correo electrónico', 'ana@')
    await type('Teléfono', '12345678901234567')
    await type('Domicilio', 'Mitre <1>')
    await create()
    for (const said of [
      'El nombre no es válido',
      'El apellido no es válido',
      'El DNI no es válido',
      'El corre electrónico no es válido',
      'El teléfono no es válido',
      'La calle no es valida',
    ]) {
      expect(asked.getByText(said)).toBeVisible()
    }
    expect(citizens.made).toEqual([])
    await type('Nombre', 'Ana')
    await type('Apellido', 'Ríos')
    await type('DNI', '33.444.555')
    await type('Correo electrónico', 'ana@correo.test')
    await type('Teléfono', '+54 351 555')
    await type('Domicilio', 'Mitre 1')
    await create()
    expect(await screen.findByText('Ciudadano creado correctamente.')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText('Ana Ríos')).toBeVisible()
    await next()
    await save()
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.datosCiudadano).toEqual({
      id: '50001',
      nombre: 'Ana',
      apellido: 'Ríos',
      dni: '33444555',
      cuit: '',
      email: 'ana@correo.test',
      telefono: '+54351555',
      calle: 'Mitre 1',
      tipo: 'fisica',
    })
  })

  it('RECIP-03 a legal entity has a name and no surname', async () => {
    const { asked, type, create, citizens } = await notFound('juridica', '30-71111111-1')
    expect(asked.queryByLabelText('Apellido')).toBeNull()
    await create()
    expect(asked.getAllByText('Faltan datos obligatorios')).toHaveLength(1)
    await type('Nombre o razón social', 'Pérez & Hijos S.A.')
    await create()
    expect(await screen.findByText('Persona jurídica creada correctamente.')).toBeVisible()
    expect(citizens.made).toMatchObject([{ apellido: 'Dummy', dni: '30711111111', tipoDocumentoId: 11 }])
    expect(screen.getByText('Pérez & Hijos S.A.')).toBeVisible()
  })

  it('RECIP-07 a failure keeps what was typed; the retry is the same attempt', async () => {
    const attempts: string[] = []
    const citizens = someCitizens()
    const create: typeof citizens.create = (town, citizen, attempt) => {
      attempts.push(attempt)
      return attempts.length === 1
        ? Promise.reject(new Error('down'))
        : citizens.create(town, citizen, attempt)
    }
    const {
      asked,
      type,
      create: submit,
    } = await notFound('fisica', '33444555', {
      citizens: { ...citizens, create },
    })
    await type('Nombre', 'Ana')
    await type('Apellido', 'Ríos')
    await submit()
    expect(
      await asked.findByText('Error al crear ciudadano en MuniGestion. Por favor intente nuevamente.'),
    ).toBeVisible()
    expect(asked.getByLabelText('Apellido')).toHaveValue('Ríos')
    await submit()
    expect(await screen.findByText('Ana Ríos')).toBeVisible()
    expect(new Set(attempts).size).toBe(1)
    expect(attempts).toHaveLength(2)
  })

  it('RECIP-03 a number that is taken meanwhile leads to who has it', async () => {
    const { type, create } = await notFound('fisica', '33444555', {
      citizens: someCitizens({ create: () => Promise.resolve(null) }),
    })
    await type('Nombre', 'Lucía')
    await type('Apellido', 'F')
    await type('DNI', '30111222')
    await create()
    expect(await screen.findByText('Belgrano 340')).toBeVisible()
    expect(screen.getByText('Ese número ya estaba registrado: no se creó nada nuevo.')).toBeVisible()
  })
})

describe('who signs', () => {
  it('SIGN-02 a citizen who begins to sign has the name of whom the answer is about; staff have not', async () => {
    const version = form(
      { ciudadano: true, digitalSignature: true },
      {
        signatures: [
          aSignature({ tipeOfSignatory: 'citizen' }),
          aSignature({ tipeOfSignatory: 'intern', indexSignature: 1 }),
        ],
      },
    )
    const { search, answering } = await open(version)
    await search('30111222')
    await screen.findByText('Belgrano 340')
    const { signatures } = answering
    const picture = new Blob(['png'], { type: 'image/png' })
    signatures.draw(0, picture, [])
    signatures.draw(1, picture, [])
    expect([signatures.state(0).names, signatures.state(1).names]).toEqual(['Lucía Fernández', ''])
    signatures.rename(0, 'Otra persona')
    signatures.draw(0, picture, [])
    expect(signatures.state(0).names).toBe('Otra persona')
  })
})
