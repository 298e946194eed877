import { expect, it } from 'vitest'
import { basePorts, portOffset, stackPorts } from './ports'

it('has base ports that differ modulo 100, so that shifted stacks never share one', () => {
  const rests = Object.values(basePorts()).map((port) => port % 100)
  expect(new Set(rests).size).toBe(rests.length)
})

it('lets the browser tell the hosting port from the dev port by the offset alone', () => {
  const { hosting, dev } = basePorts()
  expect((dev - hosting) % 100).not.toBe(0)
})

it('shifts every port', () => {
  const base = Object.values(basePorts())
  expect(Object.values(stackPorts(300))).toEqual(base.map((port) => port + 300))
})

it('reads MUNI_PORT_OFFSET, 0 without it', () => {
  expect(portOffset({})).toBe(0)
  expect(portOffset({ MUNI_PORT_OFFSET: '700' })).toBe(700)
})

it.each(['7', '-100', 'many', '50100', '1e400'])('refuses MUNI_PORT_OFFSET=%s in one sentence', (text) => {
  expect(() => portOffset({ MUNI_PORT_OFFSET: text })).toThrow(
    `MUNI_PORT_OFFSET is "${text}": set it to a whole hundred between 0 and 50000, for example 100.`,
  )
})
