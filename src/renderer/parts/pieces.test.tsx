import { waitFor } from '@testing-library/react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { focusPlace } from '../focus-place'
import { Pieces } from './pieces'

let host: HTMLElement
let root: Root

beforeEach(() => {
  // As in a browser: nothing waits for what comes after the first drawing.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})

afterEach(() => {
  flushSync(() => root.unmount())
  host.remove()
  vi.unstubAllGlobals()
})

function draw(count: number): void {
  const fields = Array.from({ length: count }, (_, at) => <input key={at} id={`q${at}`} />)
  flushSync(() => root.render(<Pieces>{fields}</Pieces>))
}

const drawn = (): string[] => [...host.querySelectorAll('input')].map(({ id }) => id)
const toCome = (): HTMLElement | null => host.querySelector('[aria-busy="true"]')

describe('ANS-12 a long list of questions', () => {
  it('stands with its first ones, holds the room of the rest, and draws them in order', async () => {
    draw(500)
    expect(drawn()).toEqual(Array.from({ length: 24 }, (_, at) => `q${at}`))
    expect(toCome()?.style.blockSize).toBe('68000px')
    await waitFor(() => expect(toCome()).toBeNull())
    expect(drawn()).toEqual(Array.from({ length: 500 }, (_, at) => `q${at}`))
  })

  it('is drawn whole at once where it is not long', () => {
    draw(39)
    expect([drawn().length, toCome()]).toEqual([39, null])
  })

  it('ANS-07 waits for nothing else that is busy on the page', async () => {
    const busy = document.body.appendChild(document.createElement('div'))
    busy.setAttribute('aria-busy', 'true')
    draw(3)
    focusPlace('gone', 'q1')
    await waitFor(() => expect(document.activeElement?.id).toBe('q1'))
    busy.remove()
  })

  it('ANS-07 gets the focus into a question that is still to be drawn', async () => {
    draw(500)
    focusPlace('q499', 'q0')
    await waitFor(() => expect(document.activeElement?.id).toBe('q499'))
  })
})
