import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aSignature } from '../../testing/builders'
import { someCitizens } from '../../testing/citizens'
import {
  askingForm as form,
  openRecipient as open,
  REQUIRED,
  type Options,
} from '../../testing/render-recipient'

const dialog = () => screen.findByRole('dialog')

describe('creating a citizen who was not found', () => {
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

  it('RECIP-03 asks for the data that are needed, shows problems at their fields, and assigns the new citizen', async () => {
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

  it('RECIP-07 a failure keeps what was typed, and trying again uses the same attempt', async () => {
    const attempts: string[] = []
    const citizens = someCitizens()
    const create: typeof citizens.create = (municipality, citizen, attempt) => {
      attempts.push(attempt)
      return attempts.length === 1
        ? Promise.reject(new Error('down'))
        : citizens.create(municipality, citizen, attempt)
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

  it('RECIP-03 when the number was taken meanwhile, the citizen who has it is assigned', async () => {
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

describe('the name beside a signature', () => {
  it('SIGN-02 a citizen who begins to sign gets the recipient’s name filled in; staff do not', async () => {
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
