import { afterEach, describe, expect, it, vi } from 'vitest'
import { aVersion } from '../testing/builders'
import { readPreviewed, readSignal, sendPreviewed, sendSignal } from './preview-channel'

const HERE = 'https://formularios.test'
vi.stubGlobal('location', { origin: HERE })
afterEach(() => vi.clearAllMocks())

/** A window that takes messages, and the event that it would hear when another one speaks. */
function aWindow() {
  const taken: { data: unknown; to: string }[] = []
  const postMessage = (data: unknown, to: string): void => void taken.push({ data, to })
  const target: Window = Object.create({ postMessage })
  return { target, taken }
}
function heard(data: unknown, source: Window | null, origin = HERE): MessageEvent {
  const event: MessageEvent = Object.create({ data, source, origin })
  return event
}

describe('the talk between the editor and its preview', () => {
  it('brings a form and a language to the frame, and to no other site', () => {
    const { target, taken } = aWindow()
    const version = aVersion()
    sendPreviewed(target, { version, closings: [], language: 'ca', cases: 2 })
    expect(taken[0]?.to).toBe(HERE)
    const { target: editor } = aWindow()
    const event = heard(taken[0]?.data, editor)
    expect(readPreviewed(event, editor)).toMatchObject({
      version: { titulo: version.titulo },
      language: 'ca',
    })
  })

  it('brings signals back', () => {
    const { target, taken } = aWindow()
    sendSignal(target, 'ready')
    const { target: frame } = aWindow()
    expect(taken[0]?.to).toBe(HERE)
    expect(readSignal(heard(taken[0]?.data, frame), frame)).toBe('ready')
  })

  it('ignores other windows, other sites and what is no form', () => {
    const { target, taken } = aWindow()
    sendPreviewed(target, { version: aVersion(), closings: [], language: 'es', cases: null })
    sendSignal(target, 'close')
    const [form, signal] = taken.map(({ data }) => data)
    const { target: meant } = aWindow()
    const { target: other } = aWindow()
    expect(readPreviewed(heard(form, other), meant)).toBeNull()
    expect(readPreviewed(heard(form, meant, 'https://otro.test'), meant)).toBeNull()
    expect(readPreviewed(heard(signal, meant), meant)).toBeNull()
    expect(readPreviewed(heard({ ...Object(form), version: { secciones: 7 } }, meant), meant)).toBeNull()
    expect(readPreviewed(heard('form', meant), meant)).toBeNull()
    expect(readSignal(heard(signal, other), meant)).toBeNull()
    expect(readSignal(heard(signal, null), null)).toBeNull()
    expect(readSignal(heard(signal, meant, 'https://otro.test'), meant)).toBeNull()
    expect(readSignal(heard({ ...Object(signal), signal: 'save' }, meant), meant)).toBeNull()
  })
})
