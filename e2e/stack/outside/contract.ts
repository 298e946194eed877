import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** One operation of an OpenAPI file, ready to be compared with requests and answers. */
export interface ContractOperation {
  id: string
  method: string
  /** Matches the path; its groups are the path's parameters. */
  path: RegExp
  parameters: { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: z.ZodType }[]
  /** Null when there is no body. */
  body: z.ZodType | null
  /** What an answer of each status must look like. */
  answers: Record<string, z.ZodType>
}

type Json = Record<string, unknown>
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null

const media = z.object({ schema: z.record(z.string(), z.unknown()) })
const content = z.object({ 'application/json': media })
const answered = z.union([content, z.object({ 'text/plain': media })])
const operationSchema = z.object({
  operationId: z.string(),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.enum(['path', 'query', 'header']),
        required: z.boolean().default(false),
        schema: z.record(z.string(), z.unknown()),
      }),
    )
    .default([]),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.object({ content: answered })),
})
const fileSchema = z.object({
  openapi: z.string().startsWith('3.1'),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
})

/** The file with every `$ref` replaced by what it points at. */
function resolved(node: unknown, file: Json): unknown {
  if (Array.isArray(node)) return node.map((item) => resolved(item, file))
  if (!isJson(node)) return node
  if (typeof node.$ref !== 'string') {
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, resolved(value, file)]))
  }
  const steps = node.$ref.replace('#/', '').split('/')
  const target = steps.reduce<unknown>((at, step) => (isJson(at) ? at[step] : undefined), file)
  if (target === undefined) throw new Error(`${node.$ref} points at nothing`)
  return resolved(target, file)
}

const schemaOf = (schema: Json): z.ZodType => z.fromJSONSchema(schema)

/** What a header or an address says is text: numbers and flags are read from it first. */
function fromText(schema: Json): z.ZodType {
  const inner = schemaOf(schema)
  return z.preprocess((text) => {
    if (schema.type === 'integer' && /^-?\d+$/.test(String(text))) return Number(text)
    if (schema.type === 'number' && /^-?\d+(\.\d+)?$/.test(String(text))) return Number(text)
    if (schema.type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
    return text
  }, inner)
}

const patternOf = (template: string): RegExp =>
  new RegExp(`^${template.replace(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>[^/]+)`)}$`)

/**
 * Reads an OpenAPI 3.1 file, as far as our contracts need it: JSON, answers in plain text too, one content type, references within the file.
 * @throws when it says what this cannot check
 */
export function readContract(path: URL): ContractOperation[] {
  const json: unknown = JSON.parse(readFileSync(path, 'utf8'))
  if (!isJson(json)) throw new Error(`${path.pathname} is no contract`)
  const file = fileSchema.parse(resolved(json, json))
  return Object.entries(file.paths).flatMap(([template, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      id: operation.operationId,
      method: method.toUpperCase(),
      path: patternOf(template),
      parameters: operation.parameters.map((parameter) => ({
        ...parameter,
        schema: fromText(parameter.schema),
      })),
      body: operation.requestBody ? schemaOf(operation.requestBody.content['application/json'].schema) : null,
      answers: Object.fromEntries(
        Object.entries(operation.responses).map(([status, response]) => [
          status,
          schemaOf(
            'text/plain' in response.content
              ? response.content['text/plain'].schema
              : response.content['application/json'].schema,
          ),
        ]),
      ),
    })),
  )
}
