import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

function parents(): [pid: number, parent: number][] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  if (stdout) return stdout.split('\n').flatMap((line) => pair(line.trim().split(/\s+/)))
  // Small containers have no ps; Linux tells the same in /proc.
  return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? procParent(name) : []))
}

function pair([pid, parent]: string[]): [number, number][] {
  return pid && parent ? [[Number(pid), Number(parent)]] : []
}

function procParent(pid: string): [number, number][] {
  try {
    // The command name may have blanks and brackets, so count from the last bracket.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return pair([pid, fields[1] ?? ''])
  } catch {
    return []
  }
}

/** Every process started by `pid`, by its children and so on. */
export function descendants(pid: number): number[] {
  const all = parents()
  const found: number[] = []
  const visit = (id: number) => {
    for (const [child, parent] of all) {
      if (parent !== id) continue
      found.push(child)
      visit(child)
    }
  }
  visit(pid)
  return found
}

/** Ends processes that did not end when asked; those already gone are no error. */
export function killAll(pids: number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // gone by itself
    }
  }
}
