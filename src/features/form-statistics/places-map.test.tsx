import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { summaryOf } from '../../domain/statistics/aggregates/form-summary'
import { NO_SUMS } from '../../domain/statistics/aggregates/sums'
import { aForm, aUser } from '../../testing/builders'
import { renderStaff } from '../../testing/render-staff'
import type { ClusterMapProps } from '../../ui/map/cluster-map-props'
import { PlacesMap } from './PlacesMap'
import type { Shown } from './shown'

let map: ClusterMapProps | null = null
vi.mock('../../ui/map/ClusterMap', () => ({
  ClusterMap: (props: ClusterMapProps) => {
    map = props
    return <section aria-label={props.label} />
  },
}))

const SHOWN: Shown = {
  form: aForm(),
  summary: { ...summaryOf(NO_SUMS), places: [{ lat: -31.4, lng: -64.1, answers: 3 }] },
  before: null,
  span: { from: '2026-03-01', to: '2026-03-07' },
  range: { from: new Date(2026, 2, 1), to: new Date(2026, 2, 8) },
  isWhole: true,
  timeZone: 'America/Argentina/Cordoba',
}

beforeEach(() => {
  map = null
  vi.stubGlobal('IntersectionObserver', undefined)
})

it('STAT-06 the map of statistics begins at zoom 15', async () => {
  await renderStaff(<PlacesMap shown={SHOWN} />, { user: aUser('ROLE_SUPERVISOR'), pattern: '/', at: '/' })
  await screen.findByRole('region', {}, { timeout: 10_000 })
  await vi.waitFor(() => expect(map?.zoom.whole).toBe(15), { timeout: 10_000 })
  expect(map?.points).toHaveLength(1)
})
