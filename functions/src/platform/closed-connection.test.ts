import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { retryOnClosedConnection } from './closed-connection'

const brokenLine = () => Object.assign(new Error('write EPIPE'), { code: 'EPIPE' })

it('PDF-01 asks again when the other side had closed the connection', async () => {
  let asked = 0
  const answer = await retryOnClosedConnection(() => {
    asked += 1
    return asked < 3 ? Promise.reject(brokenLine()) : Promise.resolve('kept')
  })
  expect([answer, asked]).toEqual(['kept', 3])
})

it('PDF-01 does not ask again for another failure, nor for ever', async () => {
  let asked = 0
  const failing = (error: Error) => () => {
    asked += 1
    return Promise.reject(error)
  }
  await expect(retryOnClosedConnection(failing(new Error('no such bucket')))).rejects.toThrow(
    'no such bucket',
  )
  expect(asked).toBe(1)
  await expect(retryOnClosedConnection(failing(brokenLine()))).rejects.toThrow('EPIPE')
  expect(asked).toBe(5)
})

it('PDF-01 knows a connection that a server closed without a response', async () => {
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    socket.destroy()
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const http = await import('node:http')
  const ask = () =>
    new Promise((resolve, reject) => {
      http.get({ host: '127.0.0.1', port }, resolve).on('error', reject)
    })
  await expect(retryOnClosedConnection(ask, 2)).rejects.toThrow()
  expect(connections).toBe(2)
  server.close()
})
