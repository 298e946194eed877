import { useEffect, useRef, useState } from 'react'
import { findPerson, type PersonRecord } from '../../data/staff/person'
import { joinedMatch, type PersonSearch } from '../../domain/privacy/person'
import { failureOf, type Failure } from './failure'

/** How far a search for a person is. */
export interface SearchState {
  search: PersonSearch
  /** One for each answer, in the order in which they were found. */
  records: PersonRecord[]
  looked: number
  /** Where it goes on; null when everything was looked through. */
  after: string | null
  state: 'running' | 'stopped' | 'done'
  failure: Failure | null
}

/** The records with those of another page: what was found again is one. */
function joined(records: readonly PersonRecord[], found: readonly PersonRecord[]): PersonRecord[] {
  const all = new Map(records.map((record) => [record.answerId, record]))
  for (const record of found) {
    const before = all.get(record.answerId)
    all.set(record.answerId, before ? { ...before, ...joinedMatch(before, record) } : record)
  }
  return [...all.values()]
}

/** Looks through everything of a municipality, page by page; what was found stands there at once. */
export function usePersonSearch(municipality: string) {
  const [standing, setStanding] = useState<SearchState | null>(null)
  const run = useRef(0)
  useEffect(() => () => void (run.current += 1), [])

  async function goOn(from: SearchState) {
    run.current += 1
    const mine = run.current
    let now: SearchState = { ...from, state: 'running', failure: null }
    setStanding(now)
    try {
      while (now.state === 'running') {
        const page = await findPerson({ municipality, search: now.search, after: now.after })
        if (run.current !== mine) return
        now = {
          ...now,
          records: joined(now.records, page.found),
          looked: now.looked + page.looked,
          after: page.after,
          state: page.after === null ? 'done' : 'running',
        }
        setStanding(now)
      }
    } catch (error) {
      if (run.current === mine) setStanding({ ...now, state: 'stopped', failure: failureOf(error) })
    }
  }

  return {
    standing,
    begin: (search: PersonSearch) =>
      void goOn({ search, records: [], looked: 0, after: null, state: 'running', failure: null }),
    stop: () => {
      run.current += 1
      setStanding((now) => now && { ...now, state: 'stopped' })
    },
    goOn: () => standing && void goOn(standing),
    clear: () => {
      run.current += 1
      setStanding(null)
    },
  }
}
