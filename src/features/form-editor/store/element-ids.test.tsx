import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { controlsWithin } from './element-ids'

it('EDIT-10 what is within something that nobody opened takes no focus, what opens it does', () => {
  render(
    <div id="area">
      <button hidden>Oculto</button>
      <details>
        <summary tabIndex={0}>Sin decidir</summary>
        <button>Dentro</button>
        <p>
          <button>Más adentro</button>
        </p>
      </details>
      <details open>
        <summary tabIndex={0}>Abierto</summary>
        <button>A la vista</button>
      </details>
    </div>,
  )
  expect(controlsWithin('area').map(({ textContent }) => textContent)).toEqual([
    'Sin decidir',
    'Abierto',
    'A la vista',
  ])
  expect(screen.getByText('Sin decidir')).toBeVisible()
})
