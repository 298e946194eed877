import { NO_OPTIONS } from '../../domain/form/options'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError } from '../../data/errors'
import { getAnswer, moveAnswer } from '../../data/staff/answers'
import type { Role } from '../../domain/user/roles'
import type { Answer } from '../../domain/answer/answer'
import { requestForChangesSchema } from '../../domain/answer/corrections/request'
import { NO_STATES } from '../../domain/form/state'
import { aBranch, aSection, aUser, questions, THREE_STATES, TYPED } from '../../testing/builders'
import { DESK, PHONE, renderStaff, setScreenWidth } from '../../testing/render-staff'
import { rememberOrder } from '../../lib/shown-order'
import { AnswerViewPage } from './AnswerViewPage'
import { answered } from './testing/answered'

vi.mock('../../data/staff/retention', () => ({ readRetention: () => new Promise(() => undefined) }))
vi.mock('../../data/staff/notes', () => ({ listNotes: () => Promise.resolve([]) }))
vi.mock('../../data/staff/forms', () => ({ getFormHead: () => new Promise(() => undefined) }))
vi.mock('../../data/staff/listen-once-loaded', () => ({ listenOnceLoaded: vi.fn() }))
vi.mock('../../data/staff/uploader', () => ({ readFile: vi.fn() }))
vi.mock('../../data/staff/answer-trail', () => ({ getAnswerTrail: () => new Promise(() => undefined) }))
vi.mock('../../data/staff/answers', () => ({ getAnswer: vi.fn(), moveAnswer: vi.fn(), undoMove: vi.fn() }))

const open = async (answer: Answer, role: Role = 'ROLE_SUPERVISOR') => {
  vi.mocked(getAnswer).mockResolvedValue(answer)
  const view = await renderStaff(<AnswerViewPage />, {
    user: aUser(role),
    pattern: '/ver/:answerId',
    at: '/ver/respuesta-1',
  })
  await screen.findByRole('article')
  return view
}
const section = (name: string) => screen.getByRole('region', { name })
const definition = (term: string) =>
  within(screen.getByRole('article')).getByText(term, { selector: 'dt' }).parentElement

beforeEach(() => {
  vi.resetAllMocks()
  setScreenWidth(DESK)
  vi.mocked(moveAnswer).mockImplementation((moved) => Promise.resolve(moved))
})

/** Correcting applies where citizens come from the portal and incidents are made (§1.6). */
const REVIEWED = { ...NO_OPTIONS, citizenAssociationFromCitizenPortal: true, incidentes: true }

describe('view of an answer', () => {
  it('DAY-02 links to the answers before and after it in the list that the person came from', async () => {
    const answer = answered({})
    const further = () => Promise.resolve(['respuesta-2'])
    rememberOrder(`/respuestas/listado/${answer.idPlantilla}`, '', 1, ['respuesta-0', answer.id], further)
    await open(answer)
    const beside = within(screen.getByRole('navigation', { name: 'Otras respuestas del listado' }))
    expect(beside.getByRole('link', { name: 'Respuesta anterior' })).toHaveAttribute(
      'href',
      '/ver/respuesta-0',
    )
    // On the next page of the list, which nobody has shown yet.
    expect(await beside.findByRole('link', { name: 'Respuesta siguiente' })).toHaveAttribute(
      'href',
      '/ver/respuesta-2',
    )
  })

  it('VIEW-01 on a phone the answers come before who, where and when', async () => {
    setScreenWidth(PHONE)
    await open(answered({}, undefined, { firstName: 'Diego', lastName: 'Maldonado' }))
    const author = screen.getByText('Diego Maldonado')
    expect(section('Sección 1').compareDocumentPosition(author)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(within(screen.getByRole('complementary')).queryByText('Diego Maldonado')).toBeNull()
  })

  it('VIEW-01 shows title, description, header image, sections and the facts about it, and names each sheet by its code', async () => {
    const citizen = {
      id: '1',
      nombre: 'Norma',
      apellido: 'Vega',
      dni: '24123456',
      cuit: '',
      email: '',
      telefono: '',
    }
    await open(
      answered(
        {
          headerImageURL: 'https://archivos.test/cabecera.png',
          opcionales: { ...NO_OPTIONS, headerImg: true },
        },
        undefined,
        {
          ...{ firstName: 'Diego', lastName: 'Maldonado', inspectorID: 'ING-0158', estados: THREE_STATES },
          datosCiudadano: { ...citizen, calle: '', tipo: 'fisica' },
          ubicacion: { latlng: null, direccion: 'Belgrano 120' },
          persona: { nombre: 'Rosa Ibáñez', direccion: 'Mitre 40' },
        },
      ),
    )
    expect(
      screen.getByRole('heading', { level: 1, name: /^Norma Vega\s· VDR-7K3M9QXT2B$/ }),
    ).toBeInTheDocument()
    expect(document.title).toMatch(/^Norma Vega\s· VDR-7K3M9QXT2B · Inspección de comercios/)
    // What the foot of each sheet says when it is printed.
    expect(document.documentElement.style.getPropertyValue('--paper-name')).toMatch(/VDR-7K3M9QXT2B/)
    expect(screen.getByText('Inspección de comercios')).toBeInTheDocument()
    expect(screen.getByText('Control de habilitación y seguridad e higiene.')).toBeInTheDocument()
    expect(document.querySelector('img[src="https://archivos.test/cabecera.png"]')).not.toBeNull()
    expect(section('Sección 1')).toBeInTheDocument()
    const facts = screen.getByRole('complementary')
    for (const text of [
      'VDR-7K3M9QXT2B',
      'Diego Maldonado',
      'ING-0158',
      'Norma Vega',
      '24123456',
      'Belgrano 120',
      'Rosa Ibáñez, Mitre 40',
    ]) {
      expect(within(facts).getByText(text)).toBeInTheDocument()
    }
    expect(within(facts).getAllByText(/05\/10\/2026 - \d\d:30/)).toHaveLength(2)
    expect(within(facts).getByRole('button', { name: 'Copiar' })).toBeInTheDocument()
  })

  it('VIEW-02 shows the state of the review', async () => {
    await open(answered({}, undefined, { opcionales: REVIEWED }))
    expect(within(screen.getByRole('complementary')).getByText('Aprobado')).toBeInTheDocument()
  })

  it('VIEW-02 says nothing where no answer is ever reviewed', async () => {
    await open(answered({}))
    expect(screen.queryByText('Revisión')).toBeNull()
    expect(screen.queryByText('Aprobado')).toBeNull()
  })

  it('VIEW-02 is in review while the last request for changes waits to be completed', async () => {
    const waiting = requestForChangesSchema.parse({ needCompletition: true })
    await open(answered({}, undefined, { requestsForChanges: [waiting], opcionales: REVIEWED }))
    expect(within(screen.getByRole('complementary')).getByText('En revisión')).toBeInTheDocument()
  })

  it('RECIP-03 shows a legal entity by its name and number', async () => {
    const entity = {
      id: '1',
      nombre: 'La Espiga SRL',
      apellido: 'Dummy',
      dni: '',
      cuit: '30712345678',
      email: '',
    }
    await open(
      answered({}, undefined, {
        creadoPor: 'ines',
        datosCiudadano: { ...entity, telefono: '', calle: '', tipo: 'juridica' },
      }),
    )
    const facts = screen.getByRole('complementary')
    expect(within(facts).getByText('La Espiga SRL')).toBeInTheDocument()
    expect(within(facts).getByText('30712345678')).toBeInTheDocument()
    expect(screen.queryByText(/Dummy/)).toBeNull()
  })

  it('VIEW-03 renders each type of question', async () => {
    const asked = questions(
      { titulo: 'Nombre' },
      { titulo: 'Cantidad', ...TYPED.integer },
      { titulo: 'Superficie', ...TYPED.decimal },
      { titulo: 'Fecha', ...TYPED.date },
      { titulo: 'Hora', ...TYPED.time },
      { titulo: 'Sitio', ...TYPED.link },
      { titulo: 'Daños', ...TYPED['multiple-choice'] },
      { titulo: 'Estado', ...TYPED['single-choice'] },
      { titulo: '¿Habilitado?', ...TYPED['yes-no'] },
      { titulo: 'Sin contestar' },
    )
    const given = answered({ secciones: [aSection({ preguntas: asked })] }, (person) =>
      person
        .answer('Nombre', 'Almacén Don Tito')
        .answer('Cantidad', '12')
        .answer('Superficie', '45,50')
        .answer('Fecha', '2026-10-05')
        .answer('Hora', '09:15')
        .answer('Sitio', 'almacen.example')
        .tick('Daños', 'Bueno')
        .tick('Daños', 'Malo')
        .answer('Estado', 'Regular')
        .answer('¿Habilitado?', 'true'),
    )
    await open(given)
    const shown: [string, string | RegExp][] = [
      ['Nombre', 'Almacén Don Tito'],
      ['Cantidad', '12'],
      ['Superficie', /45,50?/],
      ['Fecha', '05/10/2026'],
      ['Hora', '09:15'],
      ['Sitio', 'almacen.example'],
      ['Daños', /Bueno.*Malo/],
      ['Estado', 'Regular'],
      ['¿Habilitado?', /^¿Habilitado\?Sí$/],
    ]
    for (const [term, value] of shown) expect(definition(term), term).toHaveTextContent(value)
    expect(definition('Daños')).not.toHaveTextContent('Regular')
    expect(screen.getByRole('link', { name: /almacen\.example/ })).toHaveAttribute(
      'href',
      'https://almacen.example',
    )
    expect(definition('Sin contestar')).toHaveTextContent(/sin respuesta/i)
  })

  it('VIEW-03 shows rows, repetitions and only the checked conditions', async () => {
    const rows = aSection({ titulo: 'Árboles', repetible: true, preguntas: questions({ titulo: 'Especie' }) })
    const phones = aSection({
      orden: 1,
      titulo: 'Contacto',
      preguntas: questions({ titulo: 'Teléfono', repetible: true }),
    })
    const branches = aSection({
      orden: 2,
      titulo: 'Trabajos',
      conditions: [
        aBranch({ condition: 'Poda', questions: questions({ titulo: 'Tipo de poda' }) }),
        aBranch({ order: 1, condition: 'Extracción', questions: questions({ titulo: 'Motivo' }) }),
      ],
    })
    const given = answered({ secciones: [rows, phones, branches] }, (person) =>
      person
        .answer('Especie', 'Tipa')
        .addRow('Árboles')
        .answer('Especie', 'Ceibo', { row: 1 })
        .answer('Teléfono', '351 400 0001')
        .addRepetition('Teléfono')
        .answer('Teléfono', '351 400 0002', { repetition: 1 })
        .checkCondition('Poda')
        .answer('Tipo de poda', 'De despeje'),
    )
    await open(given)
    expect(section('Árboles')).toHaveTextContent(/Tipa.*Ceibo/)
    expect(within(section('Árboles')).getAllByRole('heading', { level: 3 })).toHaveLength(2)
    expect(section('Contacto')).toHaveTextContent(/351 400 0001.*351 400 0002/)
    expect(section('Trabajos')).toHaveTextContent(/Poda.*De despeje/)
    expect(section('Trabajos')).not.toHaveTextContent('Extracción')
    expect(section('Trabajos')).not.toHaveTextContent('Motivo')
  })

  it('ALIST-05 moves the answer here too', async () => {
    const { person } = await open(answered({ estados: THREE_STATES }))
    await person.click(screen.getByRole('combobox', { name: 'Estado de VDR-7K3M9QXT2B' }))
    expect(screen.getByRole('option', { name: 'Resuelto' })).toHaveAttribute('aria-disabled', 'true')
    await person.click(screen.getByRole('option', { name: 'En proceso' }))
    expect(moveAnswer).toHaveBeenCalledWith(expect.objectContaining({ id: 'respuesta-1' }), 1)
    expect(
      await screen.findByText('Estado actualizado correctamente', {}, { timeout: 3000 }),
    ).toBeInTheDocument()
    expect(getAnswer).toHaveBeenCalledTimes(2)
  })

  it('ALIST-05 says that an answer has no states', async () => {
    await open(answered({ estados: NO_STATES }))
    expect(screen.getByText('Formulario sin atributo de estados')).toBeInTheDocument()
  })

  it.each(['notFound', 'forbidden'] as const)(
    'VIEW-04 says that there is no such answer (%s)',
    async (code) => {
      vi.mocked(getAnswer).mockRejectedValue(new DataError(code))
      await renderStaff(<AnswerViewPage />, {
        user: aUser('ROLE_SUPERVISOR'),
        pattern: '/ver/:answerId',
        at: '/ver/x',
      })
      expect(await screen.findByRole('heading', { name: 'No existe la respuesta.' })).toBeInTheDocument()
      const wayOn = within(screen.getByRole('status')).getByRole('link', { name: 'Formularios' })
      expect(wayOn).toHaveAttribute('href', '/listar')
    },
  )

  it('offers to try again when the answer cannot be loaded, not when it is damaged', async () => {
    vi.mocked(getAnswer).mockRejectedValueOnce(new DataError('offline')).mockResolvedValue(answered({}))
    const options = { user: aUser('ROLE_SUPERVISOR'), pattern: '/ver/:answerId', at: '/ver/x' }
    const { person, unmount } = await renderStaff(<AnswerViewPage />, options)
    await person.click(await screen.findByRole('button', { name: 'Intentar nuevamente' }))
    expect(await screen.findByRole('article')).toBeInTheDocument()
    unmount()
    vi.mocked(getAnswer).mockRejectedValue(new DataError('damaged'))
    await renderStaff(<AnswerViewPage />, options)
    expect(await screen.findByRole('alert')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Intentar nuevamente' })).toBeNull()
  })

  it('shows the outline of an answer while it loads', async () => {
    vi.mocked(getAnswer).mockReturnValue(new Promise(() => undefined))
    await renderStaff(<AnswerViewPage />, {
      user: aUser('ROLE_SUPERVISOR'),
      pattern: '/ver/:answerId',
      at: '/ver/x',
    })
    expect(screen.getByRole('status', { name: /cargando/i })).toBeInTheDocument()
  })
})
