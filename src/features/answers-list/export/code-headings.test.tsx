import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { exportPage } from '../../../data/staff/export-page'
import { NO_FILTERS } from '../../../domain/answers-list/filters'
import { aForm, aUser } from '../../../testing/builders'
import { renderStaff } from '../../../testing/render-staff'
import { ExportButton } from './ExportButton'
import { ExportDialog } from './ExportDialog'
import type { ExportFormat } from './file-writer'
import { beginWriting } from './writing'

vi.mock('../../../data/staff/export-page', () => ({ exportPage: vi.fn() }))
vi.mock('./writing', () => ({ beginWriting: vi.fn() }))
vi.mock('../../../lib/download-file', () => ({ downloadFile: vi.fn() }))
afterEach(() => localStorage.clear())

function Page() {
  const [format, exportAs] = useState<ExportFormat | null>(null)
  return (
    <>
      <ExportButton onExport={exportAs} />
      {format && (
        <ExportDialog {...{ form: aForm(), filters: NO_FILTERS, format }} onEnd={() => exportAs(null)} />
      )}
    </>
  )
}

async function open() {
  vi.mocked(exportPage).mockResolvedValue({
    ...{ status: 'ok', answers: [['x', '30']], lastDoc: null, total: 1, upTo: 1 },
    columns: [
      { of: 'fact', fact: 'code' },
      { of: 'answer', question: 'q', heading: ['Casa', 'Edad'], codigo: 'edad' },
    ],
  })
  vi.mocked(beginWriting)
    .mockReset()
    .mockResolvedValue({
      add: () => Promise.resolve(),
      close: () => Promise.resolve(new Blob([])),
      end: () => undefined,
    })
  return renderStaff(<Page />, { user: aUser('ROLE_SUPERVISOR'), pattern: '/', at: '/' })
}
const item = (name: string) => screen.findByRole('menuitem', { name })
const codes = () => screen.findByRole('menuitemcheckbox', { name: 'Códigos de preguntas como encabezados' })
const headings = () =>
  waitFor(() => {
    const [start] = vi.mocked(beginWriting).mock.lastCall ?? []
    expect(start).toBeDefined()
    return start?.headings
  })

it('ALIST-06 LOGIC-05 headings are titles, and on request the codes of questions, which is remembered', async () => {
  const first = await open()
  await first.person.click(screen.getByRole('button', { name: 'Exportar' }))
  expect(await codes()).not.toBeChecked()
  await first.person.click(await item('CSV (.csv)'))
  expect(await headings()).toEqual(['Código', 'Casa › Edad'])
  first.unmount()

  const second = await open()
  await second.person.click(screen.getByRole('button', { name: 'Exportar' }))
  await second.person.click(await codes())
  await second.person.click(await item('CSV (.csv)'))
  expect(await headings()).toEqual(['Código', 'edad'])
  second.unmount()

  const third = await open()
  await third.person.click(screen.getByRole('button', { name: 'Exportar' }))
  expect(await codes()).toBeChecked()
})

it('LOGIC-11 ALIST-06 an export says on request what was not asked, which is remembered', async () => {
  const asked = () => vi.mocked(exportPage).mock.lastCall?.[0].saysUnasked
  const unasked = () => screen.findByRole('menuitemcheckbox', { name: 'Decir qué no se preguntó' })
  const first = await open()
  await first.person.click(screen.getByRole('button', { name: 'Exportar' }))
  expect(await unasked()).not.toBeChecked()
  await first.person.click(await item('CSV (.csv)'))
  await headings()
  expect(asked()).toBe(false)
  first.unmount()

  const second = await open()
  await second.person.click(screen.getByRole('button', { name: 'Exportar' }))
  await second.person.click(await unasked())
  expect(await codes()).not.toBeChecked()
  await second.person.click(await item('CSV (.csv)'))
  await headings()
  expect(asked()).toBe(true)
  second.unmount()

  const third = await open()
  await third.person.click(screen.getByRole('button', { name: 'Exportar' }))
  expect(await unasked()).toBeChecked()
})
