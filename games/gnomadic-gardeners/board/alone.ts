/** Against what one plays alone, on the game's card in the lobby. */
export const alone =
    'Alone you play against the automa. It is no bot and weighs nothing: when you have chosen, two task cards from the pile tell how fast it is, what it scores and which tasks it takes from you.';
