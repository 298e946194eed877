import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { DataError } from '../../data/errors'
import { countryTree } from '../../data/staff/geography-tree'
import { processingRecordOf } from '../../data/staff/processing-record'
import { downloadFile } from '../../lib/download-file'
import { aUser } from '../../testing/builders'
import { ARGENTINA, MONTCLAR_PATH, SPAIN } from '../../testing/places'
import { DESK, renderStaff, setScreenWidth } from '../../testing/render-staff'
import { MunicipalitiesPage } from './MunicipalitiesPage'

vi.mock('../../data/staff/geography-tree', () => ({ countryTree: vi.fn() }))
vi.mock('../../data/staff/processing-record', () => ({ processingRecordOf: vi.fn() }))
vi.mock('../../lib/download-file', () => ({ downloadFile: vi.fn() }))

beforeEach(() => {
  vi.resetAllMocks()
  vi.mocked(countryTree).mockResolvedValue([ARGENTINA, SPAIN])
  setScreenWidth(DESK)
})

it('OPS-09 an administrator downloads the record of a municipality as PDF or CSV, or is told why not', async () => {
  const { person } = await renderStaff(<MunicipalitiesPage />, {
    user: aUser('ROLE_ADMIN'),
    pattern: '/municipios',
    at: '/municipios',
  })
  await person.click(await screen.findByRole('button', { name: 'Más acciones para Montclar' }))
  await person.click(screen.getByRole('menuitem', { name: 'Datos personales' }))
  vi.mocked(processingRecordOf).mockRejectedValueOnce(new DataError('offline'))
  await person.click(screen.getByRole('button', { name: 'Descargar PDF' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('No hay conexión')
  vi.mocked(processingRecordOf).mockResolvedValue({ pdf: 'JVBERi0=', rows: [['Actividad'], ['=1+1']] })
  await person.click(screen.getByRole('button', { name: 'Descargar PDF' }))
  await waitFor(() => expect(downloadFile).toHaveBeenCalledOnce())
  expect(screen.queryByRole('alert')).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Descargar CSV' }))
  await waitFor(() => expect(downloadFile).toHaveBeenCalledTimes(2))
  expect(processingRecordOf).toHaveBeenLastCalledWith({ municipality: MONTCLAR_PATH, language: 'es' })
  const [file, name] = vi.mocked(downloadFile).mock.calls[1] ?? []
  expect(name).toBe('registro-de-tratamientos.csv')
  expect(await file?.text()).toContain(`"Actividad"\r\n"'=1+1"`)
})
