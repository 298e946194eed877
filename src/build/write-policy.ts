/** `npm run policy`: writes the Content-Security-Policies of firebase.json from `.env.production`. Again changes nothing. */
import { readFileSync, writeFileSync } from 'node:fs'
import { loadEnv } from 'vite'
import { withPolicies } from './policy.ts'
import { ROOT } from './root.ts'

const path = `${ROOT}firebase.json`
writeFileSync(path, withPolicies(readFileSync(path, 'utf8'), loadEnv('production', ROOT, '')))
