import { describe, expect, it } from 'vitest'
import { MAX_MESSAGE_LENGTH, messageFault, tidyMessage } from './message'

describe('a message to who works with an incident', () => {
  it('VIEW-05 is sent without surrounding blanks and without invisible letters', () => {
    expect(tidyMessage('  Falta\tun cable.\r\nEl poste\restá bien.\r ')).toBe(
      'Falta un cable.\nEl poste\nestá bien.',
    )
    expect(tidyMessage('Hola\u0000\u001b[2J\u0085\u007f')).toBe('Hola[2J')
    expect(tidyMessage('ñandú 街灯 👷🏽')).toBe('ñandú 街灯 👷🏽')
  })
  it.each([
    ['nothing', '', 'empty'],
    ['one letter', 'a', null],
    ['as much as may be', 'a'.repeat(MAX_MESSAGE_LENGTH), null],
    ['one letter more', 'a'.repeat(MAX_MESSAGE_LENGTH + 1), 'tooLong'],
  ])('VIEW-05 %s', (_what, message, fault) => {
    expect(messageFault(message)).toBe(fault)
  })
})
