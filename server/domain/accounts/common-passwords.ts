const common = new Set(
  `123456 1234567 12345678 123456789 1234567890 12345678910 0123456789 987654321 9876543210 654321 7654321 87654321 123123 123123123
   123321 1234321 12344321 112233 11223344 121212 131313 123654 123654789 147258 147258369 159753 789456 789456123 741852963 456789
   000000 0000000 00000000 111111 1111111 11111111 222222 22222222 333333 444444 555555 55555555 666666 66666666 777777 7777777
   77777777 888888 88888888 999999 99999999 696969 101010 102030 100500 7654321 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 q1w2e3
   q1w2e3r4 q1w2e3r4t5 qazwsx qazwsxedc qwe123 qwe123qwe qweqwe qweasd qweasdzxc qwerty qwerty1 qwerty12 qwerty123 qwerty1234
   qwertyu qwertyui qwertyuiop asdfgh asdfghjkl asdasd asdf1234 zxcvbn zxcvbnm zaq12wsx abc123 abcd1234 abcdef abcdefg a123456
   a12345678 a1b2c3 a1b2c3d4 aa123456 aaaaaa password password1 password12 password123 passw0rd p@ssw0rd p@ssword pass123 pass1234
   letmein welcome welcome1 admin admin1 admin123 administrator root123 secret secret1 iloveyou ilovey0u lovely loveyou sunshine
   princess monkey dragon master shadow superman batman football baseball michael jordan jordan23 charlie donald freedom whatever
   trustno1 starwars computer internet google samsung apple123 iphone android killer pokemon naruto ninja123 hunter2 access
   changeme default guest123 test123 test1234 testtest user1234 login123 hello123 helloworld summer winter spring autumn
   marina natasha sergey andrey dmitriy vladimir moscow moskva russia rossiya spartak zenit2020 lokomotiv
   rolex1 rolex123 vitrine vitrine1 luxury watches
   пароль пароль1 пароль123 йцукен йцукенг йцуке123 йцукенгшщз фывапр фывапролд ячсмить привет привет1 привет123 любовь люблютебя
   наташа марина сергей андрей дмитрий москва россия спартак зенит123 солнышко котенок qwerty йцу123 секрет админ123`.split(/\s+/),
)

/** Whether a password is easy to guess: a common password, one repeated character, or the person's own phone number. */
export function isCommonPassword(password: string, phone: string | null): boolean {
  const plain = password.normalize('NFKC').trim().toLowerCase()
  const digits = plain.replace(/\D/g, '')
  const isPhone = phone !== null && digits.length >= 7 && /^[\d\s()+-]+$/.test(plain) && phone.endsWith(digits.slice(-10))
  return common.has(plain) || /^(.)\1*$/u.test(plain) || isPhone
}
