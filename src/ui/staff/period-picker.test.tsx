import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { usePeriod } from '../../lib/use-period'
import { DESK, PHONE, renderStaff, setScreenWidth } from '../../testing/render-staff'
import { aUser } from '../../testing/builders'
import { PeriodPicker } from './PeriodPicker'

const Chosen = () => <PeriodPicker period={usePeriod()} />
const open = (query = '') =>
  renderStaff(<Chosen />, {
    ...{ user: aUser('ROLE_ADMIN'), pattern: '/estadisticas', at: `/estadisticas${query}` },
  })
const dates = () => screen.queryAllByLabelText(/^(Desde|Hasta)$/)

beforeEach(() => setScreenWidth(DESK))

it('STAT-01 NAV-05 a phone shows the dates when they are asked for', async () => {
  setScreenWidth(PHONE)
  const { person } = await open()
  const others = screen.getByRole('button', { name: 'Otras fechas' })
  expect(dates()).toEqual([])
  expect(others).toHaveAttribute('aria-expanded', 'false')
  await person.click(others)
  expect(dates()).toHaveLength(2)
  expect(others).toHaveAttribute('aria-expanded', 'true')
})

it('STAT-01 NAV-05 a phone shows the dates that the statistics are about', async () => {
  setScreenWidth(PHONE)
  await open('?desde=2026-03-01&hasta=2026-03-05')
  expect(dates()).toHaveLength(2)
})

it('STAT-01 a desk shows the dates beside the named periods', async () => {
  await open()
  expect(dates()).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Otras fechas' })).toBeNull()
})
