import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError } from '../../../data/errors'
import { getPart, givePart, refusePart, type GetPartResponse } from '../../../data/public/part'
import { Barred } from '../../../domain/answer/barred'
import { paths } from '../../../lib/paths'
import { aSection, aVersion, questions, TYPED } from '../../../testing/builders'
import { useAnsweringTexts } from '../../../testing/render-answering'
import { PartPage } from './PartPage'
import type { AskedPart } from '../../../domain/second-person/asked-part'

vi.mock('../../../data/public/part', () => ({
  getPart: vi.fn(),
  givePart: vi.fn(),
  refusePart: vi.fn(),
  partUploader: () => ({ upload: vi.fn(), read: vi.fn(), remove: vi.fn() }),
}))
const get = vi.mocked(getPart)
const give = vi.mocked(givePart)
const refuse = vi.mocked(refusePart)

const SECRET = 'a'.repeat(43)
const asked = (): AskedPart => ({
  version: aVersion({
    titulo: 'Ayuda al alquiler',
    zonaHoraria: 'America/Argentina/Cordoba',
    secciones: [
      aSection({
        id: 'inquilino',
        titulo: '',
        preguntas: questions({ id: 'nombre', titulo: 'Nombre secreto' }),
      }),
      aSection({
        ...{ id: 'propietario', orden: 1, titulo: 'Acuerdo con {{nombre}}' },
        preguntas: questions(
          { id: 'acuerdo', titulo: 'De acuerdo', ...TYPED['yes-no'], required: true },
          { id: 'nota', titulo: 'Nota' },
        ),
      }),
    ],
  }),
  secciones: [
    { id: 'inquilino', orden: 0, preguntas: [{ id: 'nombre', orden: 0, respuesta: 'Ana <b>Ruiz</b>' }] },
  ],
  part: 1,
  until: Date.UTC(2026, 11, 14, 0, 30),
  begun: '2026-11-29',
})
const told = (given: Partial<GetPartResponse> = {}): GetPartResponse => ({
  ...{
    status: 'open',
    place: 'Villa del Río',
    titles: { es: 'Ayuda al alquiler' },
    who: { es: 'Propietario' },
  },
  marca: { logo: '', color: '', contacto: '', avisoDatos: 'Usamos sus datos para este trámite.' },
  asked: asked(),
  ...given,
})
const over = (status: GetPartResponse['status']) => told({ status, asked: null })

let visits = 0
/** Opens a link; each test's own, because the device keeps what was filled in. */
function open(secret = SECRET) {
  const answerId = `respuesta-de-prueba-${(visits += 1)}`
  const router = createMemoryRouter([{ path: paths.part.pattern, Component: PartPage }], {
    initialEntries: [`/parte/${answerId}#${secret}`],
  })
  const { unmount } = render(<RouterProvider router={router} />)
  return { answerId, person: userEvent.setup(), unmount }
}

beforeEach(async () => {
  vi.resetAllMocks()
  await useAnsweringTexts()
  get.mockResolvedValue(told())
})

describe('the part of an answer that another person is asked for', () => {
  it('REACH-11 OPS-08 shows the part alone, who asks, as whom, and until when by the town hall’s clock', async () => {
    open()
    expect(await screen.findByRole('heading', { name: 'Acuerdo con Ana <b>Ruiz</b>' })).toBeVisible()
    expect(screen.getByText(/Villa del Río le pide esta parte como: Propietario/)).toBeVisible()
    expect(screen.getByText('Puede enviarla hasta el 13/12/2026 - 21:30, una sola vez.')).toBeVisible()
    expect(screen.queryByText('Nombre secreto')).toBeNull()
    expect(screen.getByText('Usamos sus datos para este trámite.')).toBeVisible()
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Acuerdo con Ana <b>Ruiz</b>',
      'Qué pasa con sus datos',
      '¿No está de acuerdo, o no le corresponde?',
    ])
  })

  it('REACH-11 ANS-07 is sent alone, once it is complete', async () => {
    const { answerId, person } = open()
    const send = await screen.findByRole('button', { name: 'Enviar' })
    await person.click(send)
    expect(await screen.findByText('Hay campos obligatorios sin completar.')).toBeVisible()
    expect(give).not.toHaveBeenCalled()
    await person.click(screen.getByRole('radio', { name: 'Sí' }))
    get.mockResolvedValue(over('given'))
    await person.click(send)
    expect(await screen.findByRole('heading', { name: 'Su parte está enviada' })).toBeVisible()
    expect(give.mock.calls).toEqual([
      [
        {
          ...{ answerId, secret: SECRET },
          section: {
            id: 'propietario',
            orden: 1,
            preguntas: [{ id: 'acuerdo', orden: 0, respuesta: 'true' }],
          },
        },
      ],
    ])
  })

  it.each([
    ['given on another device', { reason: 'given' }, 'given', 'Su parte está enviada'],
    ['over meanwhile', { reason: 'late' }, 'late', 'El plazo terminó'],
  ] as const)(
    'REACH-11 that was %s says how it stands, and keeps what was typed',
    async (_name, details, status, title) => {
      const { person } = open()
      await person.click(await screen.findByRole('radio', { name: 'No' }))
      const failed = Object.assign(new Error('no'), { code: 'failed-precondition', details })
      give.mockRejectedValue(new DataError('unknown', { cause: failed }))
      await person.click(screen.getByRole('button', { name: 'Enviar' }))
      const dialog = await screen.findByRole('dialog', { name: 'Esta parte ya no se puede enviar' })
      expect(screen.getByRole('radio', { name: 'No', hidden: true })).toBeChecked()
      get.mockResolvedValue(over(status))
      await person.click(within(dialog).getByRole('button', { name: 'Ver cómo quedó' }))
      expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    },
  )

  it('LOGIC-01 REACH-11 says why the form goes no further by it, and goes on once that was a slip', async () => {
    const { person } = open()
    const closing = { id: 'c', regla: '', tipo: 'cierre' as const, mensaje: 'Sin acuerdo no se sigue.' }
    give.mockRejectedValueOnce(new Barred(closing))
    await person.click(await screen.findByRole('radio', { name: 'No' }))
    await person.click(screen.getByRole('button', { name: 'Enviar' }))
    expect(await screen.findByText('Sin acuerdo no se sigue.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Enviar' })).toBeNull()
    await person.click(screen.getByRole('radio', { name: 'Sí' }))
    get.mockResolvedValue(over('given'))
    await person.click(await screen.findByRole('button', { name: 'Enviar' }))
    expect(await screen.findByRole('heading', { name: 'Su parte está enviada' })).toBeVisible()
  })

  it('REACH-11 a service that is down keeps what was typed, and it can be sent again', async () => {
    const { person } = open()
    await person.click(await screen.findByRole('radio', { name: 'Sí' }))
    give.mockRejectedValueOnce(new DataError('down'))
    await person.click(screen.getByRole('button', { name: 'Enviar' }))
    await person.click(await screen.findByRole('button', { name: 'Entendido' }))
    expect(screen.getByRole('radio', { name: 'Sí' })).toBeChecked()
    get.mockResolvedValue(over('given'))
    await person.click(screen.getByRole('button', { name: 'Enviar' }))
    expect(await screen.findByRole('heading', { name: 'Su parte está enviada' })).toBeVisible()
  })
})

describe('refusing a part', () => {
  const begin = async () => {
    const opened = open()
    await opened.person.click(await screen.findByRole('button', { name: 'Negarme a dar esta parte' }))
    const dialog = screen.getByRole('dialog', { name: '¿Se niega a dar esta parte?' })
    await opened.person.type(within(dialog).getByLabelText('Por qué'), 'No la conozco')
    const sure = within(dialog).getByRole('button', { name: 'Sí, me niego' })
    return { ...opened, dialog, sure }
  }

  it('REACH-11 says why, and the page says that it was refused', async () => {
    const { answerId, person, sure } = await begin()
    get.mockResolvedValue(over('refused'))
    await person.click(sure)
    expect(await screen.findByRole('heading', { name: 'Se negó a dar esta parte' })).toBeVisible()
    expect(refuse).toHaveBeenCalledWith({ answerId, secret: SECRET, reason: 'No la conozco' })
  })

  it.each([
    ['offline', 'No hay conexión. Inténtelo cuando vuelva.'],
    ['down', 'El servicio no responde. Inténtelo en unos minutos.'],
    ['limited', 'Se pidió demasiadas veces. Inténtelo dentro de una hora.'],
    ['unknown', 'No se pudo. Inténtelo otra vez.'],
  ] as const)('REACH-11 that fails as %s says so and keeps the words', async (code, words) => {
    const { dialog, person, sure } = await begin()
    refuse.mockRejectedValue(new DataError(code))
    await person.click(sure)
    expect(await within(dialog).findByText(words)).toBeVisible()
    expect(within(dialog).getByLabelText('Por qué')).toHaveValue('No la conozco')
  })
})

describe('a link to a part', () => {
  it.each([
    ['given', 'Su parte está enviada', /Villa del Río la recibió/],
    ['refused', 'Se negó a dar esta parte', /Así consta en Villa del Río/],
    ['late', 'El plazo terminó', /Villa del Río puede enviarle otro enlace/],
    ['gone', 'Ya no hace falta', /no pide más esta parte/],
  ] as const)('REACH-11 that is over as %s says so', async (status, title, words) => {
    get.mockResolvedValue(over(status))
    open()
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    expect(screen.getByText(words)).toBeVisible()
  })

  it('REACH-11 that is cut off or nobody’s says so, and asks for nothing where it is cut off', async () => {
    const { unmount } = open('corto')
    expect(await screen.findByRole('heading', { name: 'El enlace no sirve' })).toBeVisible()
    expect(screen.getByText('Pida el enlace otra vez a quien se lo dio.')).toBeVisible()
    expect(get).not.toHaveBeenCalled()
    unmount()
    get.mockRejectedValue(new DataError('notFound'))
    open()
    expect(await screen.findByRole('heading', { name: 'El enlace no sirve' })).toBeVisible()
    expect(get).toHaveBeenCalledTimes(1)
  })

  it('REACH-11 that could not be asked about can be asked again', async () => {
    get.mockRejectedValueOnce(new DataError('offline'))
    const { person } = open()
    expect(await screen.findByText('No hay conexión. Inténtelo cuando vuelva.')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Intentar otra vez' }))
    expect(await screen.findByRole('radio', { name: 'Sí' })).toBeVisible()
  })
})
