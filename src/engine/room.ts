import {
  MAX_ANSWER_BYTES,
  answerSize,
  roomOf,
  type MeasuredAnswer,
  type Room,
} from '../domain/answer/answer-size'
import { createStore } from '../lib/store'

/** How much room an answer has left; the same object until the measure changes. */
export interface RemainingRoom {
  room: Room
  /** Bytes to take away before it can be saved; 0 when it can. */
  over: number
}

/** Measures an answer while it is filled in, and tells its listeners. */
export function createRoom() {
  const { get: left, set, on } = createStore<RemainingRoom>({ room: 'free', over: 0 })
  return {
    left,
    on,
    measure(answer: MeasuredAnswer): RemainingRoom {
      const bytes = answerSize(answer)
      const room = roomOf(bytes)
      const over = Math.max(0, bytes - MAX_ANSWER_BYTES)
      if (room !== left().room || over !== left().over) set({ room, over })
      return left()
    },
  }
}
