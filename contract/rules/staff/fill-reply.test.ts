import { expect, test } from 'vitest'
import { fillReply, unknownReplyFields } from '#contract/rules/staff/fill-reply.ts'

test('OWN-84 a template is filled in; unknown and empty fields keep their braces', () => {
  expect(fillReply('{{name}}, {{piece}} costs {{price}}. {{nobody}}', { name: 'Vera', piece: 'Daytona', price: null })).toBe(
    'Vera, Daytona costs {{price}}. {{nobody}}',
  )
})

test('OWN-84 values that contain $& or $1 are inserted literally', () => {
  expect(fillReply('Hello {{name}}', { name: '$& $1' })).toBe('Hello $& $1')
})

test('OWN-84 unknown fields are reported', () => {
  expect(unknownReplyFields('{{name}} {{adress}} {{ price }}')).toEqual(['adress', ' price '])
})
