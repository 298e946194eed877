/** `npm run policy`: writes the Content-Security-Policies of firebase.json from `.env.production`. Again changes nothing. */
import { readFileSync, writeFileSync } from 'node:fs'
import { loadEnv } from 'vite'
import { withPolicies } from './policy.ts'
import { ROOT } from './root.ts'

const path = `${ROOT}firebase.json`
const before = readFileSync(path, 'utf8')
const after = withPolicies(before, loadEnv('production', ROOT, ''))
writeFileSync(path, after)
const said =
  before === after ? 'firebase.json has these policies already.' : 'The policies of firebase.json are new.'
process.stdout.write(`${said}\n`)
