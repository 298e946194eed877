import { FirebaseError } from 'firebase/app'
import { expect } from 'vitest'

/** One request of one person, sent once. */
export interface Cell {
  name: string
  /** Whether the ability that screens ask allows it. */
  allowed: boolean
  request: () => Promise<unknown>
}

/**
 * Whether the rules let it through.
 * @throws what is neither success nor refusal: a test must not take a broken request for a refused one
 */
export async function passes(request: () => Promise<unknown>): Promise<boolean> {
  try {
    await request()
    return true
  } catch (error) {
    if (error instanceof FirebaseError && error.code === 'permission-denied') return false
    throw error
  }
}

async function judgeInOrder(cells: Cell[]): Promise<string[]> {
  const disagreements: string[] = []
  for (const { name, allowed, request } of cells) {
    const passed = await passes(request)
    if (passed !== allowed) disagreements.push(`${name}: rules ${passed}, ability ${allowed}`)
  }
  return disagreements
}

/** Tries every row of cells, rows side by side and cells of one row in order; all must agree with the ability. */
export async function agree(rows: Cell[][]): Promise<void> {
  const disagreements = await Promise.all(rows.map(judgeInOrder))
  expect(disagreements.flat()).toEqual([])
}

export const allow = async (request: () => Promise<unknown>) => expect(await passes(request)).toBe(true)
export const refuse = async (request: () => Promise<unknown>) => expect(await passes(request)).toBe(false)
