package parterre.bots.series;

/// A small symmetric matrix.
final class SymmetricMatrix {
    private final double[][] rows;

    /// Creates a matrix of zeros with this many rows and columns.
    SymmetricMatrix(int size) {
        rows = new double[size][size];
    }

    double at(int row, int column) {
        return rows[row][column];
    }

    /// Adds to one entry and to its mirror image.
    void add(int row, int column, double value) {
        rows[row][column] += value;
        if (row != column) {
            rows[column][row] += value;
        }
    }

    double[] times(double[] vector) {
        var product = new double[rows.length];
        for (int row = 0; row < rows.length; row++) {
            for (int column = 0; column < rows.length; column++) {
                product[row] += rows[row][column] * vector[column];
            }
        }
        return product;
    }

    /// Returns the inverse of a positive definite matrix, from its Cholesky decomposition.
    ///
    /// @throws ArithmeticException if the matrix is not positive definite
    SymmetricMatrix inverse() {
        int size = rows.length;
        var lower = cholesky();
        var inverse = new SymmetricMatrix(size);
        for (int column = 0; column < size; column++) {
            var solved = new double[size];
            for (int row = 0; row < size; row++) {
                double sum = row == column ? 1 : 0;
                for (int i = 0; i < row; i++) {
                    sum -= lower[row][i] * solved[i];
                }
                solved[row] = sum / lower[row][row];
            }
            for (int row = size - 1; row >= 0; row--) {
                double sum = solved[row];
                for (int i = row + 1; i < size; i++) {
                    sum -= lower[i][row] * solved[i];
                }
                solved[row] = sum / lower[row][row];
            }
            for (int row = 0; row <= column; row++) {
                inverse.add(row, column, solved[row]);
            }
        }
        return inverse;
    }

    private double[][] cholesky() {
        int size = rows.length;
        var lower = new double[size][size];
        for (int row = 0; row < size; row++) {
            for (int column = 0; column <= row; column++) {
                double sum = rows[row][column];
                for (int i = 0; i < column; i++) {
                    sum -= lower[row][i] * lower[column][i];
                }
                if (row != column) {
                    lower[row][column] = sum / lower[column][column];
                } else if (sum > 0) {
                    lower[row][row] = Math.sqrt(sum);
                } else {
                    throw new ArithmeticException("row " + row + " is not independent");
                }
            }
        }
        return lower;
    }
}
