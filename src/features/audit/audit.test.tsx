import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError } from '../../data/errors'
import { getColleagueNames } from '../../data/staff/colleagues'
import { areasByPath } from '../../data/staff/geography'
import { countAudit, listAuditPage } from '../../data/staff/audit'
import { listFormsPage } from '../../data/staff/list-forms'
import { listUsersPage } from '../../data/staff/users'
import type { AuditEntry } from '../../domain/audit/entry'
import { SESSION_REFUSALS } from '../../domain/user/session-refusal'
import { downloadFile } from '../../lib/download-file'
import type { Role } from '../../domain/user/roles'
import { aForm, aUser, MUNICIPALITY_PATH } from '../../testing/builders'
import { DESK, PHONE, renderStaff, setScreenWidth } from '../../testing/render-staff'
import { AuditPage } from './AuditPage'

vi.mock('../../data/staff/audit', () => ({
  AUDIT_PER_PAGE: 25,
  listAuditPage: vi.fn(),
  countAudit: vi.fn(),
}))
vi.mock('../../data/staff/list-forms', () => ({ listFormsPage: vi.fn() }))
vi.mock('../../data/staff/users', () => ({ listUsersPage: vi.fn() }))
vi.mock('../../data/staff/geography', () => ({ areasByPath: vi.fn() }))
vi.mock('../../data/staff/colleagues', () => ({ getColleagueNames: vi.fn() }))
vi.mock('../../lib/download-file', () => ({ downloadFile: vi.fn() }))

const entry = (given: Partial<AuditEntry>): AuditEntry => ({
  ...{ id: 'e-1', tipo: 'borrado', por: 'sara', rol: 'ROLE_SUPERVISOR', sesion: 's', motivo: '' },
  ...{
    origen: { red: '198.51.100.0/24', dispositivo: 'Firefox · Android' },
    fecha: new Date(2026, 4, 3, 9, 5),
  },
  ...{ respuesta: '', codigoMunicipio: '', creadoPor: '', idPlantilla: '', formulario: '', usuario: '' },
  ...{ municipalityPath: '', lugar: '', ciudadano: '', de: '', a: '', cambios: [], cantidad: null },
  ...given,
})
const DELETED = entry({
  respuesta: 'r-1',
  codigoMunicipio: 'VDR-1',
  idPlantilla: 'f-1',
  formulario: 'Comercios',
})
const CHANGED = entry({
  id: 'e-2',
  tipo: 'usuarioCambio',
  usuario: 'ines',
  cambios: [
    { campo: 'roles', de: 'ROLE_INSPECTOR', a: 'ROLE_SUPERVISOR' },
    { campo: 'areas', de: 'paises/ar/x/areas_municipales/a', a: 'paises/ar/x/areas_municipales/b' },
    { campo: 'inspectorID', de: '', a: 'L-1' },
  ],
})

function listed(...entries: AuditEntry[]): void {
  vi.mocked(listAuditPage).mockResolvedValue({ entries, damaged: 0, cursor: null })
  vi.mocked(countAudit).mockResolvedValue(entries.length)
}
const open = (at = '/auditoria', role: Role = 'ROLE_ADMIN') =>
  renderStaff(<AuditPage />, { user: aUser(role, { username: 'yo' }), pattern: '/auditoria', at })

beforeEach(() => {
  vi.resetAllMocks()
  setScreenWidth(DESK)
  listed(DELETED, CHANGED)
  const known = { path: 'paises/ar/x/areas_municipales/a', id: 'a', nombre: 'Tránsito' }
  vi.mocked(areasByPath).mockResolvedValue([known])
  const names = Object.entries({ sara: 'Sara Gil', ines: 'Inés Paz' })
  vi.mocked(getColleagueNames).mockResolvedValue(new Map(names))
  const forms = [aForm({ id: 'f-7', titulo: 'Arbolado' })]
  vi.mocked(listFormsPage).mockResolvedValue({ forms, damaged: 0, cursor: null })
  const users = [aUser('ROLE_SUPERVISOR', { username: 'sara' })]
  vi.mocked(listUsersPage).mockResolvedValue({ users, damaged: 0, cursor: null })
})
const field = (name: string) => screen.getByRole('combobox', { name })

describe('the audit trail', () => {
  it('SEC-06 shows who did what, when, to what and from where, with values before and after', async () => {
    await open()
    const [, deleted, changed] = await screen.findAllByRole('row')
    expect(deleted).toHaveTextContent('03/05/2026 - 09:05')
    expect(await screen.findAllByText('Sara Gil')).toHaveLength(2)
    expect(deleted).toHaveTextContent('Sara GilsaraSupervisor')
    expect(deleted).toHaveTextContent('Eliminó una respuesta')
    expect(deleted).toHaveTextContent('VDR-1')
    expect(deleted).toHaveTextContent('Firefox · Android · 198.51.100.0/24')
    expect(changed).toHaveTextContent('Usuario: Inés Paz (ines)')
    expect(changed).toHaveTextContent('Rol: Inspector → Supervisor')
    expect(await screen.findByText('Áreas: Tránsito → b')).toBeInTheDocument()
    expect(changed).toHaveTextContent('Matrícula: nada → L-1')
  })

  it('SEC-06 says why somebody could not sign in', async () => {
    listed(
      ...SESSION_REFUSALS.map((motivo) => entry({ id: `no-${motivo}`, tipo: 'sesionRechazada', motivo })),
    )
    await open()
    await screen.findByText('Usuario dado de baja')
    for (const motivo of SESSION_REFUSALS) expect(screen.queryByText(motivo)).not.toBeInTheDocument()
  })

  it('SEC-06 NAV-05 shows cards on a phone', async () => {
    setScreenWidth(PHONE)
    await open()
    const cards = within(await screen.findByRole('list', { name: 'Auditoría' }))
    expect(cards.getByRole('heading', { name: 'Eliminó una respuesta' })).toBeInTheDocument()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    expect(await cards.findAllByText('Sara Gil (sara)')).toHaveLength(2)
  })

  it('SEC-06 an entry links to a moved answer, but not to a deleted one', async () => {
    listed(
      DELETED,
      entry({ id: 'e-3', tipo: 'estado', respuesta: 'r-2', codigoMunicipio: 'VDR-2', de: 'A', a: 'B' }),
    )
    await open()
    expect(await screen.findByRole('link', { name: 'VDR-2' })).toHaveAttribute('href', '/ver/r-2')
    expect(screen.queryByRole('link', { name: 'VDR-1' })).not.toBeInTheDocument()
    expect(screen.getByText('A → B')).toBeInTheDocument()
  })

  it('SEC-06 filters by person, kind, period and form, and keeps the filters in the address', async () => {
    const { person, address } = await open('/auditoria?desde=2026-05-01&hasta=2026-05-31')
    await screen.findByRole('table')
    await person.type(field('Nombre de usuario'), 'Sara{Enter}')
    await person.click(screen.getByRole('combobox', { name: 'Qué hizo' }))
    await person.click(screen.getByRole('option', { name: 'Eliminó una respuesta' }))
    await person.click(screen.getByRole('button', { name: 'Ver solo lo del formulario Comercios' }))
    await vi.waitFor(() =>
      expect(listAuditPage).toHaveBeenLastCalledWith(
        {
          ...{ person: 'sara', kind: 'borrado', form: 'f-1', answer: '', municipality: '' },
          ...{ from: new Date(2026, 4, 1), to: new Date(2026, 4, 31, 23, 59, 59, 999) },
        },
        null,
      ),
    )
    expect(address()).toContain('hecho=borrado')
    expect(field('Formulario')).toHaveValue('Comercios')
    await person.clear(field('Formulario'))
    await vi.waitFor(() => expect(address()).not.toContain('formulario='))
  })

  it('SEC-06 a form is found by its name among those that the reader sees, and none is read before', async () => {
    const { person, address } = await open('/auditoria?pagina=1', 'ROLE_SUPERVISOR_ELEVADO')
    await screen.findByRole('table')
    expect(listFormsPage).not.toHaveBeenCalled()
    await person.type(field('Formulario'), 'arb')
    await vi.waitFor(() =>
      expect(listFormsPage).toHaveBeenLastCalledWith({
        user: expect.objectContaining({ username: 'yo' }),
        filter: { name: 'arb', area: '' },
      }),
    )
    await person.click(await screen.findByRole('option', { name: 'Arbolado' }))
    expect(address()).toBe('/auditoria?formulario=f-7')
    await vi.waitFor(() =>
      expect(listAuditPage).toHaveBeenLastCalledWith(
        expect.objectContaining({ form: 'f-7', municipality: MUNICIPALITY_PATH }),
        null,
      ),
    )
  })

  it('SEC-06 says that no form has the name, and that forms cannot be read', async () => {
    vi.mocked(listFormsPage).mockResolvedValue({ forms: [], damaged: 0, cursor: null })
    const { person } = await open()
    await screen.findByRole('table')
    await person.type(field('Formulario'), 'zzz')
    expect(await screen.findByText('No hay formularios con ese nombre')).toBeInTheDocument()
    vi.mocked(listFormsPage).mockRejectedValue(new DataError('offline'))
    await person.type(field('Formulario'), 'z')
    expect(await screen.findByText('No se pudieron leer los formularios')).toBeInTheDocument()
  })

  it('SEC-06 a person is chosen among the staff that the reader manages, and none is read before', async () => {
    const { person, address } = await open('/auditoria', 'ROLE_SUPERVISOR_ELEVADO')
    await screen.findByRole('table')
    expect(listUsersPage).not.toHaveBeenCalled()
    await person.type(field('Nombre de usuario'), 'sa')
    await vi.waitFor(() =>
      expect(listUsersPage).toHaveBeenLastCalledWith(
        { municipalityPath: MUNICIPALITY_PATH, text: 'sa' },
        null,
      ),
    )
    await person.click(await screen.findByRole('option', { name: /^.+ \(sara\)$/ }))
    expect(address()).toBe('/auditoria?usuario=sara')
    expect(field('Nombre de usuario')).toHaveValue('sara')
    // Another name is typed over the chosen person.
    await person.type(field('Nombre de usuario'), 'h')
    expect(field('Nombre de usuario')).toHaveValue('sarah')
    await vi.waitFor(() =>
      expect(vi.mocked(listUsersPage).mock.lastCall?.[0]).toMatchObject({ text: 'sarah' }),
    )
  })

  it('SEC-06 somebody whom no list has is typed, and found on leaving the field', async () => {
    const { person, address } = await open()
    await screen.findByRole('table')
    await person.type(field('Nombre de usuario'), 'ya.no.esta')
    await person.tab()
    expect(address()).toBe('/auditoria?usuario=ya.no.esta')
  })

  it('SEC-06 a half-typed date and an unknown kind filter nothing', async () => {
    await open('/auditoria?desde=0002-01-01&hecho=lo-que-sea')
    await screen.findByRole('table')
    expect(listAuditPage).toHaveBeenCalledWith(
      { person: '', kind: null, form: '', answer: '', municipality: '', from: null, to: null },
      null,
    )
  })

  it('SEC-06 downloads all pages that the filters leave, and no cell is a formula', async () => {
    const cursor = { name: 'e-1', fecha: expect.anything() }
    const { person } = await open('/auditoria?usuario=sara')
    await screen.findByRole('table')
    vi.mocked(listAuditPage)
      .mockResolvedValueOnce({ entries: [DELETED], damaged: 0, cursor })
      .mockResolvedValueOnce({
        entries: [CHANGED, entry({ id: 'e-9', lugar: '=1+1' })],
        ...{ damaged: 0, cursor: null },
      })
    await person.click(screen.getByRole('button', { name: 'Descargar CSV' }))
    await vi.waitFor(() => expect(downloadFile).toHaveBeenCalledOnce())
    const [file, name] = vi.mocked(downloadFile).mock.calls[0] ?? []
    const text = (await file?.text()) ?? ''
    expect(name).toMatch(/^auditoria_\d{4}-\d\d-\d\d\.csv$/)
    expect(text.trim().split('\r\n')).toHaveLength(4)
    expect(text).toContain('Áreas: Tránsito → b')
    expect(text).toContain('Usuario: Inés Paz (ines)')
    expect(text).toContain(
      '"2026-05-03 09:05","Sara Gil","sara","Supervisor","Eliminó una respuesta","VDR-1","Comercios"',
    )
    expect(
      vi
        .mocked(listAuditPage)
        .mock.calls.slice(-2)
        .map(([filters, after]) => [filters.person, after]),
    ).toEqual([
      ['sara', null],
      ['sara', cursor],
    ])
  })

  it('SEC-06 ANS-14 says that the service is slow when the trail is not read in time for a file', async () => {
    const { person } = await open()
    await screen.findByRole('table')
    vi.mocked(listAuditPage).mockRejectedValueOnce(new DataError('timeout'))
    await person.click(screen.getByRole('button', { name: 'Descargar CSV' }))
    expect(await screen.findByText(/El servicio tarda demasiado en responder/)).toBeInTheDocument()
  })

  it('SEC-06 says that the trail cannot be read or downloaded, and tries again', async () => {
    vi.mocked(listAuditPage).mockRejectedValueOnce(new DataError('offline'))
    const { person } = await open()
    await person.click(await screen.findByRole('button', { name: 'Intentar nuevamente' }))
    await screen.findByRole('table')
    vi.mocked(listAuditPage).mockRejectedValueOnce(new DataError('offline'))
    await person.click(screen.getByRole('button', { name: 'Descargar CSV' }))
    expect(
      await screen.findByText('No se pudo descargar la auditoría. Inténtelo de nuevo.'),
    ).toBeInTheDocument()
    expect(downloadFile).not.toHaveBeenCalled()
    await person.click(screen.getByRole('button', { name: 'Descargar CSV' }))
    await vi.waitFor(() => expect(downloadFile).toHaveBeenCalledOnce())
    await vi.waitFor(() =>
      expect(screen.queryByText(/^No se pudo descargar la auditoría/)).not.toBeInTheDocument(),
    )
  })

  it('SEC-06 says that nothing was found, and offers to clear the filters', async () => {
    listed()
    const { person } = await open('/auditoria?usuario=nadie')
    await person.click(await screen.findByRole('button', { name: 'Quitar los filtros' }))
    expect(await screen.findByText('Todavía no hay nada registrado.')).toBeInTheDocument()
  })

  it('SEC-06 an elevated supervisor gets the entries of their own municipality only', async () => {
    await open('/auditoria', 'ROLE_SUPERVISOR_ELEVADO')
    await screen.findByRole('table')
    expect(listAuditPage).toHaveBeenCalledWith(
      expect.objectContaining({ municipality: MUNICIPALITY_PATH }),
      null,
    )
  })

  it('SEC-06 the answer’s page links to its entries, and that filter can be removed', async () => {
    const { person, address } = await open('/auditoria?respuesta=r-1')
    expect(await screen.findByText('Solo la respuesta VDR-1')).toBeInTheDocument()
    expect(listAuditPage).toHaveBeenCalledWith(expect.objectContaining({ answer: 'r-1' }), null)
    await person.click(screen.getByTestId('CancelIcon'))
    await vi.waitFor(() => expect(address()).toBe('/auditoria'))
  })
})
