import type * as z from 'zod/mini'

/**
 * What a page knows of a callable: its name, and the schema of what comes back. What it asks is a type alone where
 * strangers' pages ask, because the schema of it would weigh there and check nothing (decision 139).
 */
export interface Call<
  Request = unknown,
  Response extends z.ZodMiniType = z.ZodMiniType,
  Name extends string = string,
> {
  readonly name: Name
  readonly request?: z.ZodMiniType<Request>
  readonly response: Response
}

/** The whole contract of a callable: functions check the request by it, pages the response. */
export type Contract<
  Request = unknown,
  Response extends z.ZodMiniType = z.ZodMiniType,
  Name extends string = string,
> = Required<Call<Request, Response, Name>>

/** What functions answer: what the schema of the response takes, or gives where it takes anything. */
export type Sent<Response extends z.ZodMiniType> =
  unknown extends z.input<Response> ? z.output<Response> : z.input<Response>

/** Calls a function as somebody. */
export type Caller = <Request, Response extends z.ZodMiniType>(
  call: Call<Request, Response>,
  request: NoInfer<Request>,
) => Promise<z.output<Response>>
