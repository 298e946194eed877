import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { speakSpanish } from '../../../testing/texts'
import { ManyDialog } from './ManyDialog'
import type { ManyWork } from './use-many-work'

afterEach(() => vi.useRealTimers())

const nothing = () => undefined
const working = (uncertain: number): ManyWork => ({
  ...{ step: 'working', done: 0, total: 2, uncertain, succeeded: [], notDone: [] },
  ...{ begin: nothing, retry: nothing, stop: nothing },
})

it.each([
  ['what is done takes long', 0, 1],
  ['what got no response is looked for, and nobody waits for one', 2, 0],
])('DAY-03 ANS-14 many at once: %s', async (_what, uncertain, times) => {
  await speakSpanish()
  vi.useFakeTimers()
  render(
    <ManyDialog
      title="T"
      action="A"
      hindrance={null}
      told={String}
      work={working(uncertain)}
      onBegin={nothing}
      onClose={nothing}
    >
      Texto
    </ManyDialog>,
  )
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(screen.queryAllByText(/Se sigue esperando la respuesta/)).toHaveLength(times)
  expect(screen.queryAllByText(/no respondió a tiempo. Se comprueba/)).toHaveLength(1 - times)
})
