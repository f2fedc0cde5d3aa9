import { expect, test } from 'vitest'
import { fillReply, unknownReplyFields } from '#contract/rules/staff/fill-reply.ts'

test('OWN-84 a template shows what its fields become; what is unknown or empty stays in braces', () => {
  expect(fillReply('{{name}}, {{piece}} costs {{price}}. {{nobody}}', { name: 'Vera', piece: 'Daytona', price: null })).toBe(
    'Vera, Daytona costs {{price}}. {{nobody}}',
  )
})

test('OWN-84 a person who writes $& or {{ is no template', () => {
  expect(fillReply('Hello {{name}}', { name: '$& $1' })).toBe('Hello $& $1')
})

test('OWN-84 fields that the shop does not know are named', () => {
  expect(unknownReplyFields('{{name}} {{adress}} {{ price }}')).toEqual(['adress', ' price '])
})
