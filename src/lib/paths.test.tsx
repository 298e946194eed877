import { render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useParams } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { idInAddress, paths } from './paths'

const Shown = () => <output>{idInAddress(useParams().answerId ?? '')}</output>

describe('the address of an answer', () => {
  it.each(['respuesta-1', 'a%2Fb', '100%', '%252F', 'ñandú 🐦?#', '\u202Eatrás', 'a%25b'])(
    'SEC-01 leads to the answer called %s',
    (id) => {
      render(
        <MemoryRouter initialEntries={[paths.view.href(id)]}>
          <Routes>
            <Route path={paths.view.pattern} element={<Shown />} />
          </Routes>
        </MemoryRouter>,
      )
      expect(screen.getByRole('status').textContent).toBe(id)
    },
  )
})
