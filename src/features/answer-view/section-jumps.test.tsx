import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { OUTCOME } from '../../domain/form/outcome'
import type { Section } from '../../domain/form/section'
import { aSection, aUser } from '../../testing/builders'
import { renderStaff } from '../../testing/render-staff'
import { SectionJumps } from './SectionJumps'

const TITLES = ['Titular', 'Local', 'Higiene', 'Seguridad', 'Observaciones']
const sections = (count: number): Section[] =>
  TITLES.slice(0, count).map((titulo, orden) => aSection({ id: `s${orden}`, orden, titulo }))
const leftOut = (section: Section): Section => ({ ...section, [OUTCOME]: { isHidden: true } })

const show = (secciones: Section[]) =>
  renderStaff(<SectionJumps secciones={secciones} />, {
    ...{ user: aUser('ROLE_SUPERVISOR'), pattern: '/ver/:answerId', at: '/ver/a' },
  })

it('VIEW-01 a long answer leads to each of its sections', async () => {
  await show(sections(5))
  const jumps = screen.getByRole('navigation', { name: 'Secciones de la respuesta' })
  expect(within(jumps).getByText('5 secciones')).toBeInTheDocument()
  const links = within(jumps).getAllByRole('link', { hidden: true })
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    TITLES.map((title, at) => [title, `#section-s${at}`]),
  )
})

it('VIEW-01 LOGIC-10 a short one does not, and what a rule left out is no place to go', async () => {
  const [first, ...others] = sections(4)
  if (!first) throw new Error('no section')
  await show([leftOut(first), ...others])
  expect(screen.queryByRole('navigation')).toBeNull()
})
