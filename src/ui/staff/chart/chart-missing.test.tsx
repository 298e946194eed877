import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { aUser } from '../../../testing/builders'
import { renderStaff } from '../../../testing/render-staff'
import { ChartSection } from './ChartSection'

vi.mock('./Picture', () => {
  throw new Error('offline')
})

it('STAT-05 a chart that cannot be loaded leaves its table and the rest of the page', async () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const rows = [{ name: '04/03/2026', value: 2, share: 1 }]
  await renderStaff(
    <ChartSection
      title="Respuestas por día"
      number="2 en total"
      summary="Máximo: 2"
      data={{ head: 'Día', unit: 'Respuestas', rows }}
      pictures={['columns']}
      fileName="respuestas"
    />,
    { user: aUser('ROLE_ADMIN'), pattern: '/estadisticas', at: '/estadisticas' },
  )
  expect(await screen.findByRole('table', { name: 'Respuestas por día' })).toHaveTextContent('04/03/2026')
  expect(screen.getByRole('button', { name: 'Gráfico' })).toBeInTheDocument()
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})
