export const britishWords =
  /\b(grey|cancell(ed|ing)|centre[ds]?|(milli)?metres?|colours?|favourites?|honour\w*|aluminium|travell\w+|labell\w+|(organ|recogn|author|skeleton)is\w+|gemmolog\w+|calibres?|catalogues?|tyres?|jewell\w+)\b/i
