const profileReasons = [
  'phone-fixed',
  'phone-taken',
  'password-needed',
  'password-wrong',
  'password-race',
  'password-changed',
  'address-one-city',
  'address-no-city',
  'city-unknown',
  'country-needed',
  'country-unknown',
  'country-of-city',
  'addresses-full',
] as const

export type ProfileReason = (typeof profileReasons)[number]
