/** The editor as a person meets it in tests, with the data layer's answers made up. */
import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, vi } from 'vitest'
import { getColleagueNames } from '../../../data/staff/colleagues'
import { municipality } from '../../../data/staff/geography'
import { countryTree } from '../../../data/staff/geography-tree'
import { removeFormPicture, uploadFormPicture } from '../../../data/staff/form-picture'
import {
  answerCount,
  getForm,
  hasAnswers,
  isUnheardSince,
  newFormId,
  saveSettings,
  saveForm,
} from '../../../data/staff/forms'
import { createIncidentType, muniCoreAreas } from '../../../data/staff/municore'
import { agendas } from '../../../data/staff/turnero'
import type { Role } from '../../../domain/user/roles'
import type { Form } from '../../../domain/form/form'
import { aUser, AREA, NOW, OTHER_AREA } from '../../../testing/builders'
import { ARGENTINA, aMunicipality } from '../../../testing/places'
import { renderStaff } from '../../../testing/render-staff'
import { FormEditorPage } from '../FormEditorPage'

vi.mock('../../../data/staff/forms', () => ({
  answerCount: vi.fn(),
  getForm: vi.fn(),
  hasAnswers: vi.fn(),
  isUnheardSince: vi.fn(),
  newFormId: vi.fn(),
  saveForm: vi.fn(),
  saveSettings: vi.fn(),
}))
vi.mock('../../../data/staff/form-picture', () => ({
  removeFormPicture: vi.fn(),
  uploadFormPicture: vi.fn(),
}))
vi.mock('../../../data/staff/colleagues', () => ({ getColleagueNames: vi.fn() }))
vi.mock('../../../data/staff/geography', () => ({ municipality: vi.fn() }))
vi.mock('../../../data/staff/geography-tree', () => ({ countryTree: vi.fn() }))
vi.mock('../../../data/staff/municore', () => ({ createIncidentType: vi.fn(), muniCoreAreas: vi.fn() }))
vi.mock('../../../data/staff/turnero', () => ({ agendas: vi.fn() }))

const memory = vi.hoisted(() => ({ kept: new Map<string, unknown>(), full: false }))
vi.mock('../../../lib/device-store', () => ({
  deviceStore: () => ({
    get: (key: string) => Promise.resolve(structuredClone(memory.kept.get(key))),
    set: async (key: string, value: unknown) => {
      if (memory.full) throw new Error('no room')
      memory.kept.set(key, structuredClone(value))
    },
    remove: async (key: string) => void memory.kept.delete(key),
    keys: (beginning: string) =>
      Promise.resolve([...memory.kept.keys()].filter((key) => key.startsWith(beginning))),
  }),
}))

// Tests type whole edits, keystroke by keystroke.
vi.setConfig({ testTimeout: 60_000 })

/** What this device keeps: a page that is opened again finds what an earlier one left. */
export const device = memory

/** The made-up data layer: what it answers, and what it was asked. */
export const data = {
  getForm: vi.mocked(getForm),
  hasAnswers: vi.mocked(hasAnswers),
  isUnheardSince: vi.mocked(isUnheardSince),
  answerCount: vi.mocked(answerCount),
  newFormId: vi.mocked(newFormId),
  saveForm: vi.mocked(saveForm),
  saveSettings: vi.mocked(saveSettings),
  uploadFormPicture: vi.mocked(uploadFormPicture),
  removeFormPicture: vi.mocked(removeFormPicture),
  municipality: vi.mocked(municipality),
  countryTree: vi.mocked(countryTree),
  createIncidentType: vi.mocked(createIncidentType),
  muniCoreAreas: vi.mocked(muniCoreAreas),
  agendas: vi.mocked(agendas),
}

/** A municipality of two areas, and a store that takes every form. */
export function settle(): void {
  device.kept.clear()
  device.full = false
  vi.mocked(hasAnswers).mockResolvedValue(false)
  vi.mocked(isUnheardSince).mockReset()
  vi.mocked(isUnheardSince).mockReturnValue(false)
  vi.mocked(answerCount).mockResolvedValue(0)
  vi.mocked(getColleagueNames).mockResolvedValue(new Map([['pablo.bustos', 'Pablo Bustos']]))
  vi.mocked(newFormId).mockReturnValue('nuevo-1')
  vi.mocked(countryTree).mockResolvedValue([ARGENTINA])
  vi.mocked(municipality).mockResolvedValue({ ...aMunicipality(), areas: [AREA, OTHER_AREA] })
  vi.mocked(muniCoreAreas).mockReset()
  vi.mocked(muniCoreAreas).mockResolvedValue([
    { areaId: '12', areaDescripcion: 'Obras' },
    { areaId: '13', areaDescripcion: 'Tránsito' },
  ])
  vi.mocked(agendas).mockReset()
  vi.mocked(agendas).mockImplementation((municipalityPath) =>
    Promise.resolve({
      groups: ['Licencias', 'Caja'].map((nombre, id) => ({
        id: String(id),
        nombre,
        data: { id, nombre, duracion: 15, horarios: [] },
      })),
      tenantId: municipalityPath,
      tenantUniqueName: 'villa',
    }),
  )
  vi.mocked(createIncidentType).mockReset()
  vi.mocked(createIncidentType).mockImplementation(({ formTitle }) => Promise.resolve(`tipo de ${formTitle}`))
  vi.mocked(saveSettings).mockReset()
  vi.mocked(saveSettings).mockImplementation((form) => Promise.resolve(form))
  vi.mocked(saveForm).mockReset()
  vi.mocked(uploadFormPicture).mockReset()
  vi.mocked(removeFormPicture).mockReset()
  vi.mocked(removeFormPicture).mockResolvedValue()
  vi.mocked(saveForm).mockImplementation((form) =>
    Promise.resolve({ ...form, version: form.version + 1, lastUpdate: NOW }),
  )
}

/** Goes to the editor: of the stored form, or of a new one. */
export async function visit(form?: Form | Error, role: Role = 'ROLE_GENERADOR') {
  if (form instanceof Error) vi.mocked(getForm).mockRejectedValue(form)
  else if (form) vi.mocked(getForm).mockResolvedValue(form)
  return renderStaff(<FormEditorPage />, {
    user: aUser(role),
    pattern: form ? '/editar/:formId' : '/editar/nuevo/formulario',
    at: form ? '/editar/comercios' : '/editar/nuevo/formulario',
  })
}

/** Goes to the editor of the stored form, with something else on the page. */
export function visitBeside(form: Form, other: ReactNode) {
  vi.mocked(getForm).mockResolvedValue(form)
  return renderStaff(
    <>
      {other}
      <FormEditorPage />
    </>,
    { user: aUser('ROLE_GENERADOR'), pattern: '/editar/:formId', at: '/editar/comercios' },
  )
}

/** {@link visit}, until the form can be edited. */
export async function openEditor(form?: Form, role?: Role) {
  const view = await visit(form, role)
  await screen.findByRole('textbox', { name: 'Título del formulario' })
  return view
}

export type Person = Awaited<ReturnType<typeof visit>>['person']

export const field = (name: string) => screen.getByRole('textbox', { name })
export const button = (name: string | RegExp) => screen.getByRole('button', { name })

/** Opens a group of options of the form. */
export const openGroup = (person: Person, name: string) =>
  person.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }))

/** Saves; the form as it was handed to the store. */
export async function saved(person: Person): Promise<Form> {
  await person.click(button('Guardar'))
  return handedOver()
}

/** Saves what becomes public by that, and says that it may; the form as it was handed to the store. */
export async function published(person: Person): Promise<Form> {
  await person.click(button('Guardar'))
  await person.click(await screen.findByRole('button', { name: 'Guardar y publicar' }))
  return handedOver()
}

async function handedOver(): Promise<Form> {
  await waitFor(() => expect(saveForm).toHaveBeenCalled())
  const [form] = vi.mocked(saveForm).mock.calls[0] ?? []
  if (!form) throw new Error('nothing was saved')
  return form
}
