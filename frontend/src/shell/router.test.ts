import { beforeAll, expect, it, vi } from 'vitest'

let parseRoute: (hash: string) => unknown
beforeAll(async () => {
  vi.stubGlobal('location', { hash: '' })
  ;({ parseRoute } = await import('./router.svelte'))
})

it('reads addresses, and goes home when it cannot', () => {
  expect(parseRoute('#/play/k7')).toEqual({ page: 'play', play: 'k7' })
  expect(parseRoute('#/join/k7/s%2Fx')).toEqual({ page: 'join', play: 'k7', secret: 's/x' })
  expect(parseRoute('#/join/k7')).toEqual({ page: 'home' })
  expect(parseRoute('#/nowhere')).toEqual({ page: 'home' })
  expect(parseRoute('')).toEqual({ page: 'home' })
  expect(parseRoute('#/play/%E0%A4%A')).toEqual({ page: 'home' })
})
