import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderStaff } from '../../testing/render-staff'
import { aUser } from '../../testing/builders'
import { DayStatistics } from './DayStatistics'

vi.mock('./ColumnChart', () => {
  throw new Error('offline')
})

it('STAT-05 a chart that cannot be loaded leaves its table and the rest of the page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const day = { span: { from: '2026-03-04', to: '2026-03-04' }, answers: 2, share: 1 }
  const statistics = { unit: 'day' as const, buckets: [day], total: 2 }
  await renderStaff(<DayStatistics statistics={statistics} />, {
    user: aUser('ROLE_ADMIN'),
    pattern: '/estadisticas',
    at: '/estadisticas',
  })
  expect(await screen.findByRole('table', { name: 'Respuestas por día' })).toHaveTextContent('04/03/2026')
  expect(screen.getByRole('button', { name: 'Gráfico' })).toBeInTheDocument()
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})
